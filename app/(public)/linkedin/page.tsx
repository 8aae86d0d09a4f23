import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { createLoader, parseAsString } from 'nuqs/server';
import { FormHeading } from '@/components/account/form-heading';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { RawParams } from '@/lib/raw-params';
import { LinkedinReturn } from './_components/linkedin-return';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('linkedin');
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false } };
}

const loadParams = createLoader({
  code: parseAsString.withDefault(''),
  state: parseAsString.withDefault(''),
  error: parseAsString.withDefault(''),
});

type Props = { searchParams: Promise<RawParams> };

/** The URL that LinkedIn redirects back to. */
export default async function LinkedinPage({ searchParams }: Props) {
  const { code, state, error } = await loadParams(searchParams);
  const t = await getTranslations('linkedin');
  return (
    <>
      <FormHeading>{t('heading')}</FormHeading>
      <ClientMessages namespaces={['linkedin']}>
        <LinkedinReturn code={code} state={state} cancelled={error !== ''} />
      </ClientMessages>
    </>
  );
}
