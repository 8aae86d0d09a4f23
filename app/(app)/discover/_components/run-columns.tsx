'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CardCompany } from '@/components/company/card-company';
import { CardList } from '@/components/company/card-list';
import { pageHref } from '@/components/pagination/page-href';
import { Pagination } from '@/components/pagination/pagination';
import { RUN_PAGE_SIZE, type RunSort, runOrder, runPlace } from '@/lib/ai-search/run-params';
import { paths } from '@/lib/paths';
import { type Place, pointsOf } from './map-points';
import { MapSlot } from './map-slot';
import { MapSwitch } from './map-switch';
import { ResultsColumn } from './results-column';
import { RunEmpty } from './run-empty';
import { RunToolbar } from './run-toolbar';

type Props = {
  /** Of the run. */
  id: string;
  /** The query of /discover that means the same. */
  query: Record<string, string>;
  /** Exact, however many of them are here. */
  total: number;
  /** In the order the sentence asks for. */
  companies: CardCompany[];
  /** Of those that have one; what else a marker shows their cards know. */
  places: Place[];
  token: string | null;
  /** What is above the results. */
  children: ReactNode;
};

/** The companies of a run, ordered and paged here: the server is not asked again. */
export function RunColumns({ id, query, total, companies, places, token, children }: Props) {
  const t = useTranslations('discover');
  const address = useSearchParams();
  const { sort, ...wanted } = runPlace(Object.fromEntries(address));
  // Which companies the map shows stays from page to page.
  const kept = { run: id, ...(address.get('map') === 'all' && { map: 'all' }) };
  const target = { path: paths.discover(), query: { ...kept, ...(sort && { sort }) } };
  const ordered = runOrder(
    companies.map(({ name }) => name),
    sort,
  ).flatMap((place) => companies[place] ?? []);
  const totalPages = Math.ceil(ordered.length / RUN_PAGE_SIZE);
  const page = Math.min(wanted.page, Math.max(1, totalPages));
  const from = (page - 1) * RUN_PAGE_SIZE;
  const shown = ordered.slice(from, from + RUN_PAGE_SIZE);
  const onSort = (next: RunSort | null) =>
    window.history.pushState(
      null,
      '',
      pageHref({ ...target, query: { ...kept, ...(next && { sort: next }) } }, 1),
    );
  function goTo(next: number) {
    window.history.pushState(null, '', pageHref(target, next));
    window.scrollTo({ top: 0 });
  }
  return (
    <>
      <ResultsColumn above={children}>
        <RunToolbar
          query={query}
          total={total}
          sort={sort}
          onSort={onSort}
          sent={companies.length}
        />
        {total === 0 ? (
          <RunEmpty query={query} />
        ) : (
          <>
            <section aria-labelledby="companies" className="@container">
              <h2 id="companies" className="sr-only">
                {t('results')}
              </h2>
              <CardList
                companies={shown}
                origin={{ from: 'discover', ...target.query, page: page > 1 ? page : undefined }}
                first={from + 1}
                isNumbered
                className="grid grid-cols-1 gap-3 @min-[44rem]:grid-cols-2"
              />
            </section>
            <Pagination target={target} page={page} totalPages={totalPages} onGo={goTo} />
          </>
        )}
      </ResultsColumn>
      <MapSlot>
        <MapSwitch points={pointsOf(shown, places, from + 1)} query={query} token={token} />
      </MapSlot>
    </>
  );
}
