import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { WayBack } from '@/components/shell/way-back';
import { requireUser } from '@/lib/auth/session';
import { formatNumber } from '@/lib/format';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { paths } from '@/lib/paths';
import { listGoneValues, listSavedSearches } from '@/lib/saved-searches/queries';
import { NoSearches } from './_components/no-searches';
import { SearchCard } from './_components/search-card';
import { SearchesSkeleton } from './_components/searches-skeleton';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('savedSearches');
  return { title: t('heading') };
}

async function listSearches(userId: string) {
  const searches = await listSavedSearches(userId);
  return { searches, gone: await listGoneValues(searches) };
}

export default async function SavedSearchesPage() {
  const user = await requireUser();
  const t = await getTranslations('savedSearches');
  const saved = await getTranslations('savedPage');
  return (
    <ClientMessages namespaces={['shell', 'search', 'saveSearch', 'savedSearches']}>
      <PageContainer>
        <div className="flex flex-col gap-4">
          <StreamWhenSlow work={listSearches(user.id)} skeleton={<SearchesSkeleton />}>
            {({ searches, gone }) => (
              <>
                <div>
                  <WayBack href={paths.saved()}>{saved('heading')}</WayBack>
                  <h1 className="mt-2 text-xl">{t('heading')}</h1>
                  <p className="text-body">
                    {searches.length > 0
                      ? t('count', {
                          count: formatNumber(searches.length),
                          plural: searches.length,
                        })
                      : t('intro')}
                  </p>
                </div>
                {searches.length === 0 ? (
                  <NoSearches />
                ) : (
                  <ul aria-label={t('heading')} className="flex flex-col gap-3">
                    {searches.map((search, at) => (
                      <SearchCard key={search.id} search={search} gone={gone[at] ?? []} />
                    ))}
                  </ul>
                )}
              </>
            )}
          </StreamWhenSlow>
        </div>
      </PageContainer>
    </ClientMessages>
  );
}
