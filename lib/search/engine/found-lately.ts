import 'server-only';
import { createHash } from 'node:crypto';
import { oncePer } from '@/lib/once-per';
import type { SearchIndex } from '@/lib/search-index/types';
import { type Found, findDocs, type Question } from './find';
import { Recent } from './recent';

/** Answers that are kept, all together in bytes. */
const MAX_KEPT_BYTES = 48 * 2 ** 20;
/** What hangs on an answer beside its sets, such as its counts. */
const ENTRY_BYTES = 32 * 2 ** 10;

const answersOf = oncePer((_: SearchIndex) => new Recent<Found>(MAX_KEPT_BYTES, weightOf));

/**
 * As findDocs. A question is asked several times over: for a page of the result, for its counts,
 * for the map and for the pages after it. Answers belong to their index and go with it.
 */
export function findLately(index: SearchIndex, question: Question): Found {
  const { query, named, filters } = question;
  const name = JSON.stringify([query, filters, named ? digestOf(named) : null]);
  return answersOf(index).get(name, () => findDocs(index, question));
}

/** In place of the companies of a host, which may be a hundred thousand. */
const digestOf = (keys: readonly number[]) =>
  createHash('sha256').update(Uint32Array.from(keys)).digest('base64');

function weightOf({ docs, unfiltered, similar }: Found): number {
  const sets = new Set([docs, unfiltered, ...(similar ? [similar] : [])]);
  return [...sets].reduce((sum, { bytes }) => sum + bytes, ENTRY_BYTES);
}
