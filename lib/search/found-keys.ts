import 'server-only';
import { AppError } from '@/lib/errors';
import { keyOfDoc } from './engine/doc-key';
import { docsInOrder } from './engine/order';
import { cleanKnownFilters } from './known-filters';
import { indexVersion, type Search, withFound } from './live-index';
import { MESSAGES } from './messages';
import { parseDiscoverParams, type RawParams } from './search-params';
import { parseSegmentationParams } from './segmentation-params';
import type { SearchSort } from './types';

/** All companies of an answer, however many pages it has. */
export type Keys = {
  /** CVR numbers in the order of the address; none when there are more than asked for. */
  keys: string[];
  total: number;
  /** Of the search index: the register that they are of. */
  version: number;
};

/** An address's query as pages get it. */
function rawParams(query: string): Promise<RawParams> {
  const given = new URLSearchParams(query);
  const params: RawParams = {};
  for (const name of new Set(given.keys())) params[name] = given.getAll(name);
  return Promise.resolve(params);
}

function keysOf(question: Search, sort: SearchSort, most: number): Promise<Keys> {
  return withFound(question, async (found) => {
    const total = found.docs.size;
    const docs = total > most ? [] : docsInOrder(found, sort, 0, total);
    const keys = docs.map((doc) => keyOfDoc(found.index, doc));
    const version = await indexVersion();
    return { version, value: { keys, total, version } };
  });
}

/**
 * What an address of /discover shows, on all of its pages, with how it was read.
 * @param most More are only counted.
 * @throws AppError invalid_input for one that asks for nothing
 */
export async function discoverKeys(query: string, most: number) {
  const params = await parseDiscoverParams(rawParams(query), cleanKnownFilters);
  const { search, filters, hasFilters, written, sort } = params;
  if (search === '' && !hasFilters) throw new AppError('invalid_input', MESSAGES.emptySearch);
  const found = await keysOf({ search: search === '' ? null : search, filters }, sort, most);
  return { ...found, search, written, sort };
}

/** The same of /segmintation. */
export async function segmentKeys(query: string, most: number) {
  const { filters, written, sort } = await parseSegmentationParams(
    rawParams(query),
    cleanKnownFilters,
  );
  return { ...(await keysOf({ search: null, filters }, sort, most)), written, sort };
}
