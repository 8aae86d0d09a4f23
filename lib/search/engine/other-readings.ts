import type { SearchIndex, TextField } from '@/lib/search-index/types';
import type { WordsQuery } from '../parse-query';
import { withoutAsked } from '../without-asked';
import { inflected } from './inflected';
import { valuesWith } from './value-words';

/** What a query may mean that finds nothing as typed; `asked`: words that are left out. */
export type OtherReading = { query: WordsQuery; asked: readonly string[] };

export function otherReadings(
  index: SearchIndex,
  query: WordsQuery,
  unfinished = false,
): OtherReading[] {
  const isOfValue = (word: string) => valuesWith(index, word, true).length > 0;
  const bare = withoutAsked(query, unfinished, isOfValue);
  const listed = anyOfLists(index, inflected(index, query)?.query ?? query);
  return [...(bare ? [bare] : []), ...(listed ? [{ query: listed, asked: [] }] : [])];
}

const TRADES: readonly TextField[] = ['industry'];
const PLACES: readonly TextField[] = ['postalDistrict', 'town', 'municipality', 'region'];

/** One trade or place of each enumeration is enough: "tømrer og murer i Aarhus". */
function anyOfLists(index: SearchIndex, query: WordsQuery): WordsQuery | null {
  const lists = query.lists.filter((list) =>
    [TRADES, PLACES].some((fields) =>
      list.every((word) =>
        valuesWith(index, word, true).some(({ field }) => fields.includes(field)),
      ),
    ),
  );
  return lists.length === 0 ? null : { ...query, either: [...query.either, ...lists] };
}
