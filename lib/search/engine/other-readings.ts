import type { SearchIndex, TextField } from '@/lib/search-index/types';
import type { WordsQuery } from '../parse-query';
import { tradeAlone } from '../trade-alone';
import { withoutAsked } from '../without-asked';
import { inflected } from './inflected';
import { isOfValue, valuesWith } from './value-words';

/** What a query may mean that finds nothing as typed; `asked`: words that are left out. */
export type OtherReading = { query: WordsQuery; asked: readonly string[] };

export function otherReadings(
  index: SearchIndex,
  query: WordsQuery,
  unfinished = false,
): OtherReading[] {
  const bare = withoutAsked(query, unfinished, (word) => isOfValue(index, word));
  const listed = anyOfLists(index, inflected(index, query)?.query ?? query);
  return [...(bare ? [bare] : []), ...(listed ? [{ query: listed, asked: [] }] : [])];
}

/** What a query may mean that is no misspelling either: its trade and place alone. */
export const tradeOnly = (index: SearchIndex, query: WordsQuery) =>
  tradeAlone(query, {
    isOfValue: (word) => isOfValue(index, word),
    isOfTrade: (word) => isOf(index, word, TRADES),
    isOfPlace: (word) => isOf(index, word, PLACES),
  });

const TRADES: readonly TextField[] = ['industry'];
const PLACES: readonly TextField[] = ['postalDistrict', 'town', 'municipality', 'region'];

const isOf = (index: SearchIndex, word: string, fields: readonly TextField[]): boolean =>
  valuesWith(index, word, true).some(({ field }) => fields.includes(field));

/** One trade or place of each enumeration is enough: "tømrer og murer i Aarhus". */
function anyOfLists(index: SearchIndex, query: WordsQuery): WordsQuery | null {
  const lists = query.lists.filter((list) =>
    [TRADES, PLACES].some((fields) => list.every((word) => isOf(index, word, fields))),
  );
  return lists.length === 0 ? null : { ...query, either: [...query.either, ...lists] };
}
