import { getTranslations } from 'next-intl/server';
import { BreakdownLink } from '@/components/filters/breakdown-link';
import { FilterChips } from '@/components/filters/filter-chips';
import { IgnoredNote } from '@/components/filters/ignored-note';
import { Pagination } from '@/components/pagination/pagination';
import { ResultsTable } from '@/components/results/results-table';
import { WhatLeaves } from '@/components/saved/what-leaves';
import { DidYouMean } from '@/components/search/did-you-mean';
import { SearchHeading } from '@/components/shell/search-heading';
import { paths } from '@/lib/paths';
import type { DiscoverParams } from '@/lib/search/search-params';
import { Cards } from './cards';
import type { FoundResults } from './find-results';
import { MentionedLink } from './mentioned-link';
import { NoResults } from './no-results';
import { PeopleLink } from './people-link';
import { readAs } from './read-as';
import { ResultsColumn } from './results-column';
import { Toolbar } from './toolbar';
import { unusedParts } from './unused-parts';

type Props = { params: DiscoverParams; found: FoundResults };

export async function Results({ params, found }: Props) {
  const t = await getTranslations('discover');
  const { search, query, ignored, hasFilters } = params;
  const { result, saved, counts, spellings, waysOut, mentioned } = found;
  const { total, page, totalPages } = result;
  const target = { path: paths.discover(), query };
  const beyond = total > 0 && params.page > page;
  return (
    <ResultsColumn
      above={
        <>
          <div className="flex flex-col gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <SearchHeading
                search={search}
                texts={{
                  all: t('headingFiltered'),
                  of: t('heading'),
                  numbers: (count) => t('headingNumbers', { count }),
                }}
              />
              {total > 0 && (
                <div className="flex flex-wrap items-baseline gap-x-4">
                  <PeopleLink search={search} isNoPerson={result.isNoPerson} />
                  <BreakdownLink query={query} />
                </div>
              )}
            </div>
            {/* Where words were left out or read otherwise, they are what would be respelled. */}
            {!(result.leftOut || result.order || result.conditions) && (
              <DidYouMean
                spellings={spellings}
                hrefOf={(spelling) => paths.discover({ search: spelling })}
              />
            )}
            {readAs(t, result).map((sentence) => (
              <p key={sentence} className="text-body text-sm">
                {sentence}
              </p>
            ))}
            {total > 0 && <MentionedLink search={search} count={mentioned} />}
          </div>
          <IgnoredNote
            ignored={ignored}
            also={[
              ...unusedParts(t, result),
              ...(beyond ? [t('noSuchPage', { page: String(params.page) })] : []),
            ]}
          />
        </>
      }
    >
      <Toolbar counts={counts} found={found} params={params} isOrderAsked={Boolean(result.order)} />
      <FilterChips target={target} />
      {total === 0 ? (
        <NoResults
          search={search}
          isNoPerson={result.isNoPerson}
          query={query}
          hasFilters={hasFilters}
          waysOut={waysOut}
          mentioned={mentioned}
        />
      ) : (
        <>
          {params.view === 'table' ? (
            <ResultsTable
              target={target}
              from="discover"
              params={params}
              columns={found.columns}
              result={result}
              saved={saved}
            />
          ) : (
            <Cards params={params} result={result} saved={saved} />
          )}
          <WhatLeaves query={query} result={result} saved={saved} />
          <Pagination target={target} page={page} totalPages={totalPages} />
        </>
      )}
    </ResultsColumn>
  );
}
