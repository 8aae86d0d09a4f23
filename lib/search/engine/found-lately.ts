import 'server-only';
import { createHash } from 'node:crypto';
import { oncePer } from '@/lib/once-per';
import type { SearchIndex } from '@/lib/search-index/types';
import { allDocs, type Found, findDocs, type Question } from './find';
import { Recent } from './recent';

/** Maximum total size of the cached results. */
const MAX_KEPT_BYTES = 48 * 2 ** 20;
/** Estimate for the other data of a result, such as its counts. */
const ENTRY_BYTES = 32 * 2 ** 10;

const answersOf = oncePer(
  'foundLately',
  (_: SearchIndex) => new Recent<Found>(MAX_KEPT_BYTES, weightOf),
);

/**
 * Cached findDocs. The same question recurs for a page of the result, its counts, the map and the
 * next pages. The cache is bound to its index.
 */
export function findLately(index: SearchIndex, question: Question): Found {
  const { query, named, filters, outside } = question;
  const lists = [...(outside?.saved ?? [])].map(([value, keys]) => [value, digestOf(keys)]);
  const others = [named, outside?.mentioned].map((keys) => (keys ? digestOf(keys) : null));
  const name = JSON.stringify([query, filters, others, lists]);
  return answersOf(index).get(name, () => findDocs(index, question));
}

/** A digest of the companies of a host, which may be a hundred thousand. */
const digestOf = (keys: readonly number[]) =>
  createHash('sha256').update(Uint32Array.from(keys)).digest('base64');

/** Bytes that only this result holds: the index itself keeps the set of all companies. */
export function weightOf({ index, docs, unfiltered, similar }: Found): number {
  const sets = new Set([docs, unfiltered, ...(similar ? [similar] : [])]);
  sets.delete(allDocs(index));
  return [...sets].reduce((sum, { bytes }) => sum + bytes, ENTRY_BYTES);
}
