import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { findSessionUser } from '@/lib/auth/session';
import { SuccessView } from './_components/success-view';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('success');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Shows what was paid. Only the provider's signed webhook changes the plan itself. */
export default async function SuccessPage({ searchParams }: Props) {
  const { session_id: given } = await searchParams;
  const user = await findSessionUser();
  const sessionId = typeof given === 'string' ? given : '';
  return <SuccessView sessionId={sessionId} userId={user?.id ?? null} />;
}
