import type { WordsQuery } from '@/lib/search/parse-query';
import { tradeAlone } from '@/lib/search/trade-alone';
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

type Ranks = Map<number, number>;
type Counts = {
  countOf: (query: WordsQuery) => number;
  similarTo: (query: WordsQuery) => Ranks;
};

/**
 * The first reading of a query that finds something, else one that does when misspelt, else its
 * trade alone; a kind of a trade is no misspelling.
 */
export function understoodAs(
  query: WordsQuery,
  known: Known,
  { countOf, similarTo }: Counts,
): { query: WordsQuery; similar: Ranks } {
  const readings = [query, ...otherReadings(query, known)];
  const found = readings.find((one) => countOf(one) > 0);
  const trade = found ? null : tradeAlone(query, known);
  const isTrade = trade !== null && countOf(trade.query) > 0;
  const inTrade = { query: isTrade ? trade.query : query, similar: new Map<number, number>() };
  if (isTrade && trade.isKind) return inTrade;
  for (const one of found ? [found] : readings) {
    const similar = similarTo(one);
    if (countOf(one) + similar.size > 0) return { query: one, similar };
  }
  return inTrade;
}
