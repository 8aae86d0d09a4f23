'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CardCompany } from '@/components/company/card-company';
import { CardList } from '@/components/company/card-list';
import { drawnPlace } from '@/components/map/drawn-place';
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
  /** The run's id. */
  id: string;
  /** The equivalent query of /discover. */
  query: Record<string, string>;
  /** The exact total, which may exceed the companies given here. */
  total: number;
  /** In the order that the sentence implies. */
  companies: CardCompany[];
  /** Positions of the companies that have one; the markers' other fields come from the cards. */
  places: Place[];
  token: string | null;
  /** Rendered where nothing is found. */
  waysOut: ReactNode;
  /** Rendered above the results. */
  children: ReactNode;
};

/** The companies of a run, sorted and paged on the client without further requests. */
export function RunColumns(props: Props) {
  const { id, query, total, companies, places, token } = props;
  const t = useTranslations('discover');
  const address = useSearchParams();
  const { sort, ...wanted } = runPlace(Object.fromEntries(address));
  // The map's choice of companies is kept from page to page.
  const kept = { run: id, ...query, ...(address.get('map') === 'all' && { map: 'all' }) };
  const target = { path: paths.discover(), query: { ...kept, ...(sort && { sort }) } };
  const ordered = runOrder(
    companies.map(({ name }) => name),
    sort,
  ).flatMap((place) => companies[place] ?? []);
  const totalPages = Math.ceil(ordered.length / RUN_PAGE_SIZE);
  const page = Math.min(wanted.page, Math.max(1, totalPages));
  const from = (page - 1) * RUN_PAGE_SIZE;
  const shown = ordered.slice(from, from + RUN_PAGE_SIZE);
  const points = pointsOf(shown, places, from + 1);
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
      <ResultsColumn above={props.children}>
        <RunToolbar
          query={query}
          total={total}
          sort={sort}
          onSort={onSort}
          sent={companies.length}
        />
        {total === 0 ? (
          <RunEmpty query={query}>{props.waysOut}</RunEmpty>
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
      <MapSlot isBeside>
        <MapSwitch points={points} place={drawnPlace(points)} query={query} token={token} />
      </MapSlot>
    </>
  );
}
