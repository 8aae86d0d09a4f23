import { getTranslations } from 'next-intl/server';
import { FilterChips } from '@/components/filters/filter-chips';
import { IgnoredNote } from '@/components/filters/ignored-note';
import { Pagination } from '@/components/pagination/pagination';
import { paths } from '@/lib/paths';
import type { SaveStates } from '@/lib/saved/queries';
import type { SearchResult } from '@/lib/search/queries';
import type { DiscoverParams } from '@/lib/search/search-params';
import { Cards } from './cards';
import { DidYouMean } from './did-you-mean';
import { Heading } from './heading';
import { NoResults } from './no-results';
import { PeopleLink } from './people-link';
import { ResultsColumn } from './results-column';
import { Toolbar } from './toolbar';
import { unusedNumbers } from './unused-numbers';

type Props = {
  params: DiscoverParams;
  result: SearchResult;
  saved: SaveStates;
  spellings: string[];
};

export async function Results({ params, result, saved, spellings }: Props) {
  const t = await getTranslations('discover');
  const { search, query, ignored, hasFilters } = params;
  const { total, page, totalPages } = result;
  const target = { path: paths.discover(), query };
  const beyond = total > 0 && params.page > page;
  return (
    <ResultsColumn
      above={
        <>
          <div className="flex flex-col gap-1">
            <Heading search={search} />
            <DidYouMean spellings={spellings} />
            {total > 0 && <PeopleLink search={search} />}
          </div>
          <IgnoredNote
            ignored={ignored}
            also={[
              ...unusedNumbers(t, result),
              ...(beyond ? [t('noSuchPage', { page: String(params.page) })] : []),
            ]}
          />
        </>
      }
    >
      <Toolbar total={total} params={params} />
      <FilterChips target={target} />
      {total === 0 ? (
        <NoResults search={search} query={query} hasFilters={hasFilters} />
      ) : (
        <>
          <Cards params={params} result={result} saved={saved} />
          <Pagination target={target} page={page} totalPages={totalPages} />
        </>
      )}
    </ResultsColumn>
  );
}
