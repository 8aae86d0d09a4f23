import { ArrowLeft } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { requireUser } from '@/lib/auth/session';
import { formatNumber } from '@/lib/format';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { MAX_ROWS } from '@/lib/imports/constants';
import { paths } from '@/lib/paths';
import { ImportView } from './_components/import-view';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('importPage');
  return { title: t('heading') };
}

export default async function ImportPage() {
  await requireUser();
  const t = await getTranslations('importPage');
  return (
    <ClientMessages
      namespaces={['importPage', 'saveAll', 'lists', 'company', 'pagination', 'shell']}
    >
      <PageContainer className="flex flex-col gap-4">
        <div>
          <Link
            href={paths.saved()}
            prefetch={false}
            className="inline-flex min-h-6 w-fit items-center gap-2 rounded-sm font-medium text-accent text-sm underline-offset-4 hover:underline touch:min-h-11"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {t('back')}
          </Link>
          <h1 className="mt-2 text-xl">{t('heading')}</h1>
          <p className="text-body">{t('intro', { most: formatNumber(MAX_ROWS) })}</p>
        </div>
        <ImportView />
      </PageContainer>
    </ClientMessages>
  );
}
