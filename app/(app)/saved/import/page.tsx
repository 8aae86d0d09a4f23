import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { createLoader, parseAsString } from 'nuqs/server';
import { PageContainer } from '@/components/shell/page-container';
import { WayBack } from '@/components/shell/way-back';
import { requireUser } from '@/lib/auth/session';
import { formatNumber } from '@/lib/format';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { MAX_ROWS } from '@/lib/imports/constants';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { ImportView } from './_components/import-view';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('importPage');
  return { title: t('heading') };
}

const loadParams = createLoader({ list: parseAsString });

type Props = { searchParams: Promise<RawParams> };

/** `list` in the address: where the user came from. */
export default async function ImportPage({ searchParams }: Props) {
  await requireUser();
  const { list } = await loadParams(searchParams);
  const t = await getTranslations('importPage');
  return (
    <ClientMessages
      namespaces={['importPage', 'saveAll', 'lists', 'company', 'pagination', 'shell']}
    >
      <PageContainer className="flex flex-col gap-4">
        <div>
          <WayBack href={paths.saved(list ? { list } : {})}>{t('back')}</WayBack>
          <h1 className="mt-2 text-xl">{t('heading')}</h1>
          <p className="text-body">{t('intro', { most: formatNumber(MAX_ROWS) })}</p>
        </div>
        <ImportView />
      </PageContainer>
    </ClientMessages>
  );
}
