import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { decodeSegment } from '@/components/account/decode-segment';
import { InboxView } from '@/components/account/inbox-view';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('emailVerification');
  return { title: t('title'), robots: { index: false } };
}

type Props = { params: Promise<{ email: string }> };

export default async function EmailVerificationPage({ params }: Props) {
  const { email } = await params;
  return <InboxView kind="verify" email={decodeSegment(email)} />;
}
