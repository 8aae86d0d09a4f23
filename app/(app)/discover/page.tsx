import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { firstCounts } from '@/components/filters/first-counts';
import { RESULTS_ID } from '@/components/shell/results-id';
import { SkipLink } from '@/components/shell/skip-link';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { runOf } from '@/lib/ai-search/run-params';
import { requireUser } from '@/lib/auth/session';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { knownFiltersOf } from '@/lib/search/known-filters';
import { countOf, readNumberList } from '@/lib/search/number-list';
import { parseDiscoverParams, searchOf, textsOfAddress } from '@/lib/search/search-params';
import { DiscoverFrame } from './_components/discover-frame';
import { DiscoverSkeleton } from './_components/discover-skeleton';
import { FilterHost } from './_components/filter-host';
import { findResults } from './_components/find-results';
import { frameClass } from './_components/frame-class';
import { MapPanel } from './_components/map-panel';
import { mapPoints } from './_components/map-points';
import { MapSlot } from './_components/map-slot';
import { Results } from './_components/results';
import { RunPage, runTitle } from './_components/run-page';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('discover');
  const raw = await searchParams;
  const run = runOf(raw);
  if (run) return { title: await runTitle(run) };
  const search = searchOf(raw);
  const list = readNumberList(search);
  if (list) return { title: t('titleNumbers', { count: countOf(list) }) };
  return { title: search === '' ? t('titleFiltered') : t('title', { search }) };
}

export default async function DiscoverPage({ searchParams }: Props) {
  const user = await requireUser();
  const run = runOf(await searchParams);
  if (run) return <RunPage user={user} id={run} searchParams={searchParams} />;
  const params = await parseDiscoverParams(searchParams, knownFiltersOf(user.id));
  const { search, filters, hasFilters, view, query } = params;
  if (search === '' && !hasFilters) {
    // The search page reports the ignored parameters.
    redirect(paths.search(params.ignored.length > 0 ? textsOfAddress(await searchParams) : {}));
  }
  return (
    <DiscoverFrame className={frameClass(view)}>
      <StreamWhenSlow
        work={findResults(user.id, params)}
        skeleton={<DiscoverSkeleton view={view} />}
      >
        {(found) => (
          <>
            <SkipLink to={RESULTS_ID} />
            <FilterHost
              applied={params.written}
              {...firstCounts(found.counts, filters)}
              disabled={found.result.total === 0 && !hasFilters}
            />
            <Results params={params} found={found} />
            <MapSlot isBeside={view !== 'table'}>
              <MapPanel points={mapPoints(found.result)} query={query} />
            </MapSlot>
          </>
        )}
      </StreamWhenSlow>
    </DiscoverFrame>
  );
}
