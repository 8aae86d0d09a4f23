import 'server-only';
import { AppError } from '@/lib/errors';
import type { Language } from '@/lib/i18n/languages';
import { keyOfDoc } from '@/lib/search/engine/doc-key';
import { docsInOrder } from '@/lib/search/engine/order';
import { cleanKnownFilters } from '@/lib/search/known-filters';
import { indexVersion, type Search, withFound } from '@/lib/search/live-index';
import { MESSAGES as SEARCH } from '@/lib/search/messages';
import { parseDiscoverParams, type RawParams } from '@/lib/search/search-params';
import { parseSegmentationParams } from '@/lib/search/segmentation-params';
import type { SearchSort } from '@/lib/search/types';
import { MAX_ROWS } from './constants';
import { filterLines, orderLine } from './describe';

export type FoundKeys = {
  /** CVR numbers in the order of the address; none when there are too many. */
  keys: string[];
  total: number;
  /** Of the search index: the register that they are of. */
  version: number;
  title: string;
  details: string[];
};

type Keys = Pick<FoundKeys, 'keys' | 'total' | 'version'>;

/** An address's query as pages get it. */
function rawParams(query: string): Promise<RawParams> {
  const given = new URLSearchParams(query);
  const params: RawParams = {};
  for (const name of new Set(given.keys())) params[name] = given.getAll(name);
  return Promise.resolve(params);
}

/** All companies of an answer; more than a file holds are only counted. */
function keysOf(question: Search, sort: SearchSort): Promise<Keys> {
  return withFound(question, async (found) => {
    const total = found.docs.size;
    const docs = total > MAX_ROWS ? [] : docsInOrder(found, sort, 0, total);
    const keys = docs.map((doc) => keyOfDoc(found.index, doc));
    const version = await indexVersion();
    return { version, value: { keys, total, version } };
  });
}

/**
 * What an address of /discover shows, on all of its pages.
 * @throws AppError invalid_input for one that asks for nothing
 */
export async function discoverKeys(query: string, language: Language): Promise<FoundKeys> {
  const params = await parseDiscoverParams(rawParams(query), cleanKnownFilters);
  const { search, filters, hasFilters, written, sort } = params;
  if (search === '' && !hasFilters) throw new AppError('invalid_input', SEARCH.emptySearch);
  const found = await keysOf({ search: search === '' ? null : search, filters }, sort);
  const title = search === '' ? 'Companies by filter' : `Search for "${search}"`;
  return { ...found, title, details: [...filterLines(written, language), orderLine(sort)] };
}

/** The same of /segmintation. */
export async function segmentKeys(query: string, language: Language): Promise<FoundKeys> {
  const { filters, written } = await parseSegmentationParams(rawParams(query), cleanKnownFilters);
  const found = await keysOf({ search: null, filters }, 'relevance');
  return { ...found, title: 'Segmentation', details: filterLines(written, language) };
}
