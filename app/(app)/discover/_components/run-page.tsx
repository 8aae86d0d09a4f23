import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { toCard } from '@/components/company/card-company';
import { firstCounts } from '@/components/filters/first-counts';
import { IgnoredNote } from '@/components/filters/ignored-note';
import { WaysOut } from '@/components/filters/ways-out';
import { RESULTS_ID } from '@/components/shell/results-id';
import { SkipLink } from '@/components/shell/skip-link';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { addressOf } from '@/lib/ai-search/address';
import { searchReading } from '@/lib/ai-search/run';
import { findRun } from '@/lib/ai-search/runs';
import { requireUser } from '@/lib/auth/session';
import type { SessionUser } from '@/lib/auth/types';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { mapToken } from '@/lib/map/token';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { withSaveStates } from '@/lib/saved/queries';
import { facetCounts } from '@/lib/search/facets';
import { knownFiltersOf } from '@/lib/search/known-filters';
import { ownSaved } from '@/lib/search/saved-keys';
import { type DiscoverParams, parseDiscoverParams } from '@/lib/search/search-params';
import { writeFilters } from '@/lib/search/write-filters';
import { DiscoverFrame } from './discover-frame';
import { DiscoverSkeleton } from './discover-skeleton';
import { FilterHost } from './filter-host';
import { frameClass } from './frame-class';
import { placesOf } from './map-points';
import { RunReading } from './run-reading';
import { RunResults } from './run-results';
import { unusedParts } from './unused-parts';
import { waysOutOf } from './ways-out-of';

const loadRun = cache(findRun);

function leaveFor({ search, hasFilters, query }: DiscoverParams): never {
  if (search === '' && !hasFilters) notFound();
  redirect(paths.discover(query));
}

export async function runTitle(id: string): Promise<string> {
  const user = await requireUser();
  const run = await loadRun(user.id, id);
  const t = await getTranslations('aiSearch');
  return run ? t('title', { sentence: run.sentence }) : t('unknownTitle');
}

type Props = { user: SessionUser; id: string; searchParams: Promise<RawParams> };

/**
 * The results of an AI search and how its sentence was understood. Only its owner has access; others
 * see the search that its address names.
 */
export async function RunPage({ user, id, searchParams }: Props) {
  const run = await loadRun(user.id, id);
  if (!run) return leaveFor(await parseDiscoverParams(searchParams, knownFiltersOf(user.id)));
  const { reading } = run;
  const { search, filters } = reading;
  const address = addressOf(reading);
  const t = await getTranslations('discover');
  const query = Object.fromEntries(new URLSearchParams(address));
  const applied = writeFilters(filters);
  // A list may be gone, or called something else by now.
  const { saved, ...others } = filters;
  const own = saved && (await ownSaved(saved, user.id));
  const isLeft = [own?.saved.in, own?.saved.out].some((values = []) => values.length > 0);
  const question = { search, filters: { ...others, ...(isLeft && { saved: own?.saved }) } };
  const find = async () => {
    const [found, counts] = await Promise.all([
      withSaveStates(user.id, searchReading({ ...reading, ...question })),
      facetCounts(question),
    ]);
    const { total } = found.result;
    return { ...found, counts, waysOut: await waysOutOf({ question, query, total }) };
  };
  return (
    <ClientMessages
      namespaces={[
        ...(['app', 'shell', 'search', 'filters', 'discover', 'company', 'pagination'] as const),
        ...(['saveSearch', 'saveAll', 'lists', 'exports', 'map', 'aiSearch'] as const),
      ]}
    >
      <DiscoverFrame className={frameClass('grid')}>
        <StreamWhenSlow work={find()} skeleton={<DiscoverSkeleton view="grid" />}>
          {({ result, saved, counts, waysOut }) => (
            <>
              <SkipLink to={RESULTS_ID} />
              <FilterHost
                applied={applied}
                address={address}
                {...firstCounts(counts, filters)}
                disabled={result.total === 0 && Object.keys(applied).length === 0}
              />
              <RunResults
                id={id}
                query={query}
                total={result.total}
                companies={result.items.map((company) => toCard(company, saved(company.key)))}
                places={placesOf(result)}
                token={mapToken()}
                waysOut={
                  <WaysOut
                    target={{ path: paths.discover(), query }}
                    found={waysOut}
                    hasUnfiltered={search !== null}
                  />
                }
              >
                <RunReading
                  run={run}
                  query={query}
                  isFound={result.total > 0 && Object.keys(query).length > 0}
                />
                <IgnoredNote ignored={own?.problems} also={unusedParts(t, result)} />
              </RunResults>
            </>
          )}
        </StreamWhenSlow>
      </DiscoverFrame>
    </ClientMessages>
  );
}
