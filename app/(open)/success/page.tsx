import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { findSessionUser } from '@/lib/auth/session';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { RawParams } from '@/lib/raw-params';
import { SuccessView } from './_components/success-view';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('success');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

type Props = { searchParams: Promise<RawParams> };

/** Shows what was paid. Only the provider's signed webhook changes the plan itself. */
export default async function SuccessPage({ searchParams }: Props) {
  const { session_id: given } = await searchParams;
  const user = await findSessionUser();
  const sessionId = typeof given === 'string' ? given : '';
  return (
    <ClientMessages namespaces={['success', 'subscription']}>
      <SuccessView sessionId={sessionId} userId={user?.id ?? null} />
    </ClientMessages>
  );
}
