import type { WordsQuery } from '@/lib/search/parse-query';
import { withoutAsked } from '@/lib/search/without-asked';
import { inOtherForms, type Known } from './brute-names';

/** Without words that ask for something, and with one trade or place of enumerations. */
export function otherReadings(query: WordsQuery, known: Known): WordsQuery[] {
  const bare = withoutAsked(query, false, known.isOfValue)?.query;
  const forms = inOtherForms(query, known).query;
  const lists = forms.lists.filter((list) =>
    [known.isOfTrade, known.isOfPlace].some((isOf) => list.every(isOf)),
  );
  const listed = { ...forms, either: [...forms.either, ...lists] };
  return [...(bare ? [bare] : []), ...(lists.length > 0 ? [listed] : [])];
}
