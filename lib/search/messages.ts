import { TOO_MANY_CHOICES } from './most-choices';
import { MAX_LIST_LENGTH, MAX_LISTED, MAX_QUERY_LENGTH, MAX_SENTENCE_LENGTH } from './query-length';
import { SEARCH_SORTS } from './sorts';

/** Messages of the search API. */
export const MESSAGES = {
  emptySearch: 'Please enter a search term',
  tooShort: 'Search at least 3 characters',
  tooLong: `Search at most ${MAX_QUERY_LENGTH} characters`,
  longList: `Search for at most ${MAX_LISTED} numbers at a time, in at most ${MAX_LIST_LENGTH} characters`,
  longSentence: `Ask in at most ${MAX_SENTENCE_LENGTH} characters.`,
  noData: 'No data found',
  found: 'Companies found',
  misfit: (param: string, why: string) =>
    `Nothing was done, as a part of the address does not fit: ${param}: ${why}.`,
  unknownParam: 'unknown here, so it would narrow nothing',
  noText: 'Give the text to search for',
  noFlag: 'Say true or false',
  latitude: 'Give a latitude from -90 to 90 degrees',
  longitude: 'Give a longitude from -180 to 180 degrees',
  upsideDown: 'The south of the window lies north of its north',
  zoom: 'Give the zoom of the map, from 0 to 22',
  tooMany: TOO_MANY_CHOICES,
  unknownSort: `Sort by one of ${SEARCH_SORTS.join(', ')}`,
} as const;
