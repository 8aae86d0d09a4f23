import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Pagination } from '@/components/pagination/pagination';
import { PageContainer } from '@/components/shell/page-container';
import { requireUser } from '@/lib/auth/session';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { paths } from '@/lib/paths';
import { findSaveStates } from '@/lib/saved/queries';
import { findSearchChange } from '@/lib/saved-searches/change-queries';
import { findSavedSearch } from '@/lib/saved-searches/queries';
import { parseChangeParams } from '@/lib/saved-searches/search-params';
import { ChangeHeader } from './_components/change-header';
import { ChangedCompanies } from './_components/changed-companies';
import { NoChange } from './_components/no-change';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const user = await requireUser();
  const search = await findSavedSearch(user.id, (await params).id);
  const t = await getTranslations('savedSearches');
  return { title: search ? t('changeTitle', { name: search.name }) : t('heading') };
}

export default async function SearchChangePage({ params, searchParams }: Props) {
  const user = await requireUser();
  const { id } = await params;
  const asked = await parseChangeParams(searchParams);
  const found = await findSearchChange(user.id, id, asked);
  if (!found) notFound();
  const { change, items, newSearches, page, totalPages } = found;
  const keys = items.flatMap(({ company }) => company?.key ?? []);
  const saved = await findSaveStates(user.id, keys);
  const target = {
    path: paths.savedSearch(id),
    query: { ...(change && { load: String(change.loadId) }) },
  };
  return (
    <ClientMessages namespaces={['app', 'shell', 'search', 'company', 'savedSearches']}>
      <PageContainer className="flex flex-col gap-6">
        <ChangeHeader found={found} />
        {change === null ? (
          <NoChange search={found.search} />
        ) : (
          <>
            <ChangedCompanies
              change={change}
              items={items}
              saved={saved}
              newSearches={newSearches}
            />
            <Pagination target={target} page={page} totalPages={totalPages} />
          </>
        )}
      </PageContainer>
    </ClientMessages>
  );
}
