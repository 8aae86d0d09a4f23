import 'server-only';
import type { Reading } from '@/lib/ai-search/types';
import { isFilters, orderIn, readingOf } from '../lists/search-answers';
import { unreadOf } from '../text/reading-text';
import { isShow } from './fragment';

/** The "first" of "biggest first", which does not affect the order. */
const FIRST = /\s+(?:first|først)[?!.\s]*$/i;

/** The question only asks for the number of companies found. */
const HOW_MANY_ALONE = /^\s*(?:and |og )?(?:how many|hvor mange)(?: \p{L}+){0,4}[?!.\s]*$/iu;

export const NO_CHANGE: Reading = {
  ...{ search: null, filters: {}, sort: null, parts: [], notUnderstood: [], by: 'reader' },
};

/** Filters that a fragment adds or replaces; null when it is no such fragment. */
export async function changeIn(fragment: string): Promise<Reading | null> {
  if (isShow(fragment)) return NO_CHANGE;
  const read = await readingOf(fragment.replace(FIRST, ''));
  const reading = { ...read, sort: read.sort ?? orderIn(fragment) };
  const says = isFilters(reading) || reading.sort !== null || HOW_MANY_ALONE.test(fragment);
  return says && reading.search === null && unreadOf(reading).length === 0 ? reading : null;
}
