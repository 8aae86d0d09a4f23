import type { WordsQuery } from '@/lib/search/parse-query';
import { foldSearched } from '@/lib/words/fold';
import { bareNames, isSpelled, type Known, neededOf } from './brute-names';
import type { BruteCompany } from './brute-register';
import { countOf, keep, type Mask, union } from './masks';

/**
 * Reads those of found companies that have the legal form beside words of trades and places, or
 * are called just so.
 */
export function formReader(companies: readonly BruteCompany[], known: Known) {
  const only = (found: Mask, test: (company: BruteCompany) => boolean): Mask => {
    const left = found.slice();
    keep(left, (place) => test(companies[place] as BruteCompany));
    return left;
  };
  return (query: WordsQuery, found: Mask): Mask => {
    const { forms, phrases, core } = query;
    const isOfValues = isSpelled(query, known) && phrases.every(known.isWithinValue);
    if (forms.length === 0 || !isOfValues) return found;
    const having = only(found, ({ shortType }) => forms.includes(foldSearched(shortType ?? '')));
    if (countOf(having) > 0) {
      const isCalled = (company: BruteCompany) =>
        company.foldedName === core || bareNames(company).includes(core);
      return union(having, only(found, isCalled));
    }
    const isAlone = neededOf(query).length + phrases.length === 0;
    return isAlone ? only(found, ({ words }) => forms.some((form) => words.has(form))) : found;
  };
}
