import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { createLoader, parseAsString } from 'nuqs/server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { RawParams } from '@/lib/raw-params';
import { Unsubscribe } from './_components/unsubscribe';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unsubscribe');
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false } };
}

const loadParams = createLoader({ token: parseAsString.withDefault('') });

type Props = { searchParams: Promise<RawParams> };

/** Fetching the page has no effect, as mail scanners do that; opening it unsubscribes. */
export default async function UnsubscribePage({ searchParams }: Props) {
  const { token } = await loadParams(searchParams);
  return (
    <ClientMessages namespaces={['unsubscribe']}>
      <Unsubscribe token={token} />
    </ClientMessages>
  );
}
