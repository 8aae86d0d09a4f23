import 'server-only';
import { AppError } from '@/lib/errors';
import { keyOfDoc } from './engine/doc-key';
import { docsInOrder } from './engine/order';
import { cleanKnownFilters } from './known-filters';
import { indexVersion, type Search, withFound } from './live-index';
import { MESSAGES } from './messages';
import { rawParams } from './repeated-params';
import { type Ignored, parseDiscoverParams } from './search-params';
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
const given = (query: string) => Promise.resolve(rawParams(new URLSearchParams(query)));

/** Whatever these say, the same companies are found. */
const OF_THE_SCREEN: readonly Ignored['param'][] = ['page', 'sort', 'view', 'map'];

/**
 * A page says what it left out and shows the rest; what is done to all that is found must not be
 * done to more than was asked for.
 * @throws AppError invalid_input
 */
function refuseMisfits(ignored: readonly Ignored[]): void {
  const misfit = ignored.find(({ param }) => !OF_THE_SCREEN.includes(param));
  if (!misfit) return;
  const { param, sentence } = misfit;
  throw new AppError('invalid_input', MESSAGES.misfit(param, sentence), {
    fields: { [param]: sentence },
  });
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
 * @throws AppError invalid_input for one that asks for nothing, or for something that does not fit
 */
export async function discoverKeys(query: string, most: number) {
  const params = await parseDiscoverParams(given(query), cleanKnownFilters);
  const { search, filters, hasFilters, written, sort, ignored } = params;
  refuseMisfits(ignored);
  if (search === '' && !hasFilters) throw new AppError('invalid_input', MESSAGES.emptySearch);
  const found = await keysOf({ search: search === '' ? null : search, filters }, sort, most);
  return { ...found, search, written, sort };
}

/** The same of /segmintation. */
export async function segmentKeys(query: string, most: number) {
  const params = await parseSegmentationParams(given(query), cleanKnownFilters);
  const { filters, written, sort, ignored } = params;
  refuseMisfits(ignored);
  return { ...(await keysOf({ search: null, filters }, sort, most)), written, sort };
}
