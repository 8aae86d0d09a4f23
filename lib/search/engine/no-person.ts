import { addressIn } from '../addresses';
import { wantedWords } from '../compounds';
import { isAsked, isAskedState } from '../everyday/asked';
import { isStateWord } from '../everyday/states';
import type { Asked } from '../parse-query';
import type { Found } from './find';
import { isOfValue } from './value-words';

type Read = Pick<Found, 'index' | 'inflected' | 'order' | 'conditions' | 'isTradeAlone'>;

/**
 * Whether the words of a search are no person's name: each is for a trade, a place or the like, as in
 * "tømrer i Odense". In another inflection they are what was found.
 */
export function isNoPerson(
  { index, inflected, order, conditions, isTradeAlone }: Read,
  query: Asked,
): boolean {
  if (query.kind !== 'words') return query.kind !== 'all';
  if (addressIn(query)?.isLabelled) return true;
  if (isTradeAlone || order !== null || conditions.length > 0) return true;
  const { phrases } = query;
  if (phrases.length > 0) return false;
  const isOther = (word: string) => isAsked(word) || isAskedState(word) || isStateWord(word);
  return wantedWords(inflected ?? query).every(
    ({ word, joined }) =>
      isOther(word) ||
      [word, ...joined.map(({ text }) => text)].some((text) => isOfValue(index, text)),
  );
}
