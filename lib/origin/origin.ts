import { createLoader, parseAsStringLiteral } from 'nuqs/server';
import { runOf } from '@/lib/ai-search/run-params';
import { comparisonHref } from '@/lib/comparison/address';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { parseCompareParams } from '@/lib/comparison/search-params';
import { connectionQuery, parseConnectionParams } from '@/lib/connections/search-params';
import {
  type MostRolesAsked,
  mostRolesQuery,
  parseMostRolesParams,
} from '@/lib/most-roles/search-params';
import { networkQuery, parseNetworkParams } from '@/lib/network/search-params';
import { paths } from '@/lib/paths';
import { parsePeopleParams } from '@/lib/people/search-params';
import type { RawParams } from '@/lib/raw-params';
import { parseSavedParams, savedAddress } from '@/lib/saved/saved-params';
import { parseDiscoverParams } from '@/lib/search/search-params';
import { parseSegmentationParams } from '@/lib/search/segmentation-params';
import { type Via, viaText } from './via';

const loadFrom = createLoader({
  from: parseAsStringLiteral([
    'discover',
    'segmentation',
    'saved',
    'compare',
    'people',
    'connections',
    'network',
    'mostRoles',
  ]),
});

/** The results the visitor came from; kept in the URL, so that reload, back and share work. */
export type Origin = {
  from: NonNullable<Awaited<ReturnType<typeof loadFrom>>['from']>;
  query: Record<string, string>;
};

/** Null when the visitor did not come from a page that they could return to. */
export async function loadOrigin(params: Promise<RawParams>): Promise<Origin | null> {
  const { from } = await loadFrom(params);
  if (from === null) return null;
  if (from === 'discover') {
    const run = runOf(await params);
    const { search, hasFilters, page, query } = await parseDiscoverParams(params);
    if (run) return { from, query: withPage({ run, ...query }, page) };
    return search !== '' || hasFilters ? { from, query: withPage(query, page) } : null;
  }
  if (from === 'saved') {
    const saved = parseSavedParams(await params);
    return { from, query: withPage(savedAddress(saved), saved.page) };
  }
  if (from === 'compare') {
    const { keys, ofGroups } = parseCompareParams(await params);
    const company = keys.slice(0, MOST_COMPARED).join();
    return company === '' ? null : { from, query: { company, ...(ofGroups && OF_GROUPS) } };
  }
  if (from === 'people') {
    const asked = await parsePeopleParams(params);
    return asked.name === '' ? null : peopleOrigin(asked);
  }
  if (from === 'connections') {
    const asked = parseConnectionParams(await params);
    return asked.of && asked.with ? { from, query: connectionQuery(asked) } : null;
  }
  if (from === 'network') {
    const asked = parseNetworkParams(await params);
    return asked.of ? { from, query: networkQuery(asked) } : null;
  }
  if (from === 'mostRoles') return mostRolesOrigin(await parseMostRolesParams(params));
  const { page, query } = await parseSegmentationParams(params);
  return { from, query: withPage(query, page) };
}

const OF_GROUPS = { accounts: 'group' };

const withPage = (query: Record<string, string>, page: number) =>
  page > 1 ? { ...query, page: String(page) } : query;

/** The URL of those results. */
export const originHref = ({ from, query }: Origin): string =>
  from === 'compare'
    ? comparisonHref({ keys: query.company?.split(',') ?? [], ofGroups: 'accounts' in query })
    : paths[from](query);

export const peopleOrigin = ({ name, page }: { name: string; page: number }): Origin => ({
  from: 'people',
  query: withPage({ name }, page),
});

export const connectionsOrigin = (query: Record<string, string>): Origin => ({
  from: 'connections',
  query,
});

export const networkOrigin = (query: Record<string, string>): Origin => ({
  from: 'network',
  query,
});

export const mostRolesOrigin = (asked: MostRolesAsked): Origin => ({
  from: 'mostRoles',
  query: mostRolesQuery(asked),
});

/** Query parameters that record where the visitor came from: the results, and any page between. */
export const trail = (origin: Origin | null, via: Via | null) => ({
  from: origin?.from,
  ...origin?.query,
  via: via ? viaText(via) : undefined,
});

export type Trail = ReturnType<typeof trail>;
