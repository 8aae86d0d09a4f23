import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { createLoader, parseAsString } from 'nuqs/server';
import type { RawParams } from '@/lib/raw-params';
import { Verify } from './_components/verify';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('verified');
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false } };
}

const loadParams = createLoader({ token: parseAsString.withDefault('') });

type Props = { searchParams: Promise<RawParams> };

/** Opening the page has no side effects; only the button consumes the token. */
export default async function VerifiedPage({ searchParams }: Props) {
  const { token } = await loadParams(searchParams);
  return <Verify token={token} />;
}
