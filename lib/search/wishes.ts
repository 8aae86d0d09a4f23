import { conditionsIn } from './everyday/conditions';
import { meansNew, statusesCalled } from './everyday/states';
import { orderAsked } from './everyday/superlatives';
import { intersection, KRONE } from './number-ranges';
import type { WordsQuery } from './parse-query';
import type { CompanyFilters, SearchSort } from './types';
import { withoutWords } from './without-asked';

/** What a query asks for beside its other words: "de største tømrere med over 50 ansatte". */
export type Wish = {
  /** The query without the words that ask. */
  query: WordsQuery;
  order: SearchSort | null;
  filters: CompanyFilters;
  /** The folded words of each condition. */
  conditions: string[][];
};

const isOfEnding = (word: string) => statusesCalled(word).length > 0 && !meansNew(word);

/** A company with a profit has no loss at all, not even the smallest, and the other way round. */
function withSign({ profit, ...filters }: CompanyFilters, positive: boolean): CompanyFilters {
  const sign = positive ? { min: KRONE } : { max: -KRONE };
  return { ...filters, profit: { ranges: [intersection([...(profit?.ranges ?? []), sign])] } };
}

/** Null for a query that asks for no order and states no condition. */
export function wishIn(query: WordsQuery): Wish | null {
  const words = query.folded.split(' ');
  const { filters, places } = conditionsIn(words);
  const others = words.map((word, at) => (places.flat().includes(at) ? '' : word));
  const order = orderAsked(others, isOfEnding);
  const signed = order?.signed;
  const taken = [...places.flat(), ...(order?.places ?? [])].map((at) => words[at] ?? '');
  const isOwn = (word: string) => query.words.includes(word) && !query.either.flat().includes(word);
  // A superlative alone may be a name.
  if (taken.length === 0 || words.length === 1 || !taken.every(isOwn)) return null;
  return {
    query: withoutWords(query, taken),
    order: order?.sort ?? null,
    filters: signed ? withSign(filters, signed.positive) : filters,
    conditions: [
      ...places.map((ofOne) => ofOne.map((at) => words[at] ?? '')),
      ...(signed ? [[signed.word]] : []),
    ],
  };
}
