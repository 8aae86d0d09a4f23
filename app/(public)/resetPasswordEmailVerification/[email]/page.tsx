import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InboxView } from '@/components/account/inbox-view';
import { decoded } from '@/lib/decoded';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('resetSent');
  return { title: t('title'), robots: { index: false } };
}

type Props = { params: Promise<{ email: string }> };

export default async function ResetSentPage({ params }: Props) {
  const { email } = await params;
  return <InboxView kind="reset" email={decoded(email) ?? email} />;
}
