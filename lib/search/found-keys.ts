import 'server-only';
import { AppError } from '@/lib/errors';
import { keyOfDoc } from './engine/doc-key';
import { docsInOrder } from './engine/order';
import { knownFiltersOf } from './known-filters';
import { fromFound, type Search } from './live-index';
import { MESSAGES } from './messages';
import { rawParams } from './repeated-params';
import { DISCOVER_NAMES, type Ignored, parseDiscoverParams } from './search-params';
import { parseSegmentationParams, SEGMENT_NAMES } from './segmentation-params';
import type { SearchSort } from './types';
import { unknownParam } from './unknown-param';

/** The keys of all companies of a result, across all its pages. */
export type Keys = {
  /** CVR numbers in the order of the URL; empty when `total` exceeds the requested maximum. */
  keys: string[];
  total: number;
  /** Version of the search index, which identifies the state of the register. */
  version: number;
};

/** `sort`: that of the URL, or else the one that words of the search ask for. */
type Ordered = Keys & { sort: SearchSort };

/** Parameters that do not change which companies are found. */
const OF_THE_SCREEN: readonly Ignored['param'][] = ['page', 'sort', 'view', 'map'];

const misfit = (param: string, sentence: string) =>
  new AppError('invalid_input', MESSAGES.misfit(param, sentence), {
    fields: { [param]: sentence },
  });

/**
 * A URL's query string in the shape that pages receive.
 * @param names The parameters of its page.
 * @throws AppError invalid_input where it has another one: a misspelt filter would narrow nothing.
 */
function given(query: string, names: readonly string[]) {
  const params = new URLSearchParams(query);
  refuseUnknown(params, [...names, ...OF_THE_SCREEN]);
  return Promise.resolve(rawParams(params));
}

/** @throws AppError invalid_input for a parameter that is none of the names */
export function refuseUnknown(params: URLSearchParams, names: readonly string[]): void {
  const unknown = unknownParam(params, names);
  if (unknown !== null) throw misfit(unknown, MESSAGES.unknownParam);
}

/**
 * Pages report what they ignore and show the rest. An action on everything found must instead fail,
 * or it would affect more companies than requested.
 * @throws AppError invalid_input
 */
function refuseMisfits(ignored: readonly Ignored[]): void {
  const found = ignored.find(({ param }) => !OF_THE_SCREEN.includes(param));
  if (found) throw misfit(found.param, found.sentence);
}

function keysOf(question: Search, sort: SearchSort, most: number): Promise<Ordered> {
  return fromFound(question, (found) => {
    const { index } = found;
    const total = found.docs.size;
    const docs = total > most ? [] : docsInOrder(found, sort, 0, total);
    const order = sort === 'relevance' ? (found.order ?? sort) : sort;
    const keys = docs.map((doc) => keyOfDoc(index, doc));
    return { keys, total, version: index.version, sort: order };
  });
}

/** The keys of all companies found, in no particular order. */
export const foundKeys = (question: Search): Promise<string[]> =>
  fromFound(question, ({ index, docs }) => Array.from(docs.list(), (doc) => keyOfDoc(index, doc)));

/**
 * The keys of what a URL of /discover shows on all its pages, and how the URL was interpreted.
 * @param most Above this number companies are only counted.
 * @throws AppError invalid_input for a URL without search and filters, or with an invalid or unknown
 *   parameter
 */
export async function discoverKeys(userId: string, query: string, most: number) {
  const params = await parseDiscoverParams(given(query, DISCOVER_NAMES), knownFiltersOf(userId));
  const { search, filters, hasFilters, written, sort, ignored } = params;
  refuseMisfits(ignored);
  if (search === '' && !hasFilters) throw new AppError('invalid_input', MESSAGES.emptySearch);
  const found = await keysOf({ search: search === '' ? null : search, filters }, sort, most);
  return { ...found, search, written };
}

/** The same for a URL of /segmintation. */
export async function segmentKeys(userId: string, query: string, most: number) {
  const known = knownFiltersOf(userId);
  const params = await parseSegmentationParams(given(query, SEGMENT_NAMES), known);
  const { filters, written, sort, ignored } = params;
  refuseMisfits(ignored);
  return { ...(await keysOf({ search: null, filters }, sort, most)), written };
}
