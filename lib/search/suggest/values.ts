import 'server-only';
import { oncePer } from '@/lib/once-per';
import { type SearchIndex, TEXT_FIELDS, type TextField } from '@/lib/search-index/types';
import { wordsBeginning } from '@/lib/search-index/word-list';
import { danishOrder } from '@/lib/words/danish-order';
import { searchedWords } from '@/lib/words/fold';
import type { Wanted } from '../compounds';
import { similarIn } from '../engine/similar';
import { valuesBegunBy, valuesWith } from '../engine/value-words';
import { type LetterTree, letterTree, packWords } from '../engine/vocabulary';
import { isFigure } from '../engine/words';
import { postalCodeOf } from './district-codes';
import { valueCounts } from './value-counts';

export type IndustrySuggestion = { value: string; count: number };

export const PLACE_KINDS = ['region', 'municipality', 'postalDistrict', 'town'] as const;
export type PlaceSuggestion = {
  kind: (typeof PLACE_KINDS)[number];
  value: string;
  count: number;
  /** Of a postal district: its codes as the filter takes them. */
  postalCode?: string;
};

type Value = { field: TextField; value: string; words: string[]; count: number };
/**
 * All industries and places, most frequent first, and a tree of their words. Code n of a field has
 * the value at index `ranks[field][n]`, and a postal district with its code that at `coded[n]`; -1
 * means none.
 */
type Values = {
  values: Value[];
  ranks: Record<TextField, Int32Array>;
  coded: Int32Array;
  tree: LetterTree;
};

/** Cached with the index. */
export const suggestedValues = oncePer('suggestedValues', readValues);

function readValues(index: SearchIndex): Values {
  const values = (['industry', ...PLACE_KINDS] as const)
    .flatMap((field) => valuesOfField(index, field))
    .concat(codedDistricts(index))
    .sort((a, b) => b.count - a.count || danishOrder(a.value, b.value));
  const rankOf = new Map(values.map(({ field, value }, rank) => [`${field} ${value}`, rank]));
  const ranksOf = (field: TextField, place = 0) =>
    Int32Array.from([[], ...index.texts[field].values], (texts) =>
      texts[place] === undefined ? -1 : (rankOf.get(`${field} ${texts[place]}`) ?? -1),
    );
  const ranks = Object.fromEntries(TEXT_FIELDS.map((field) => [field, ranksOf(field)]));
  const words = new Set(values.flatMap((value) => value.words));
  return {
    values,
    ranks: ranks as Values['ranks'],
    coded: ranksOf('postalDistrict', 1),
    tree: letterTree(packWords([...words])),
  };
}

/** Values with the same text are merged. */
function valuesOfField(index: SearchIndex, field: TextField): Value[] {
  const counts = valueCounts(index)[field];
  const byText = new Map<string, Value>();
  for (const [at, texts] of index.texts[field].values.entries()) {
    const [value = ''] = texts;
    const same = byText.get(value);
    const words = searchedWords(...texts, same?.words.join(' '));
    byText.set(value, { field, value, words, count: (same?.count ?? 0) + (counts[at + 1] ?? 0) });
  }
  return [...byText.values()].filter(({ count }) => count > 0);
}

/** Postal districts with their codes, as "8000 Aarhus C", for users who type a code. */
function codedDistricts(index: SearchIndex): Value[] {
  const counts = valueCounts(index).postalDistrict;
  return index.texts.postalDistrict.values.flatMap(([, value], at) =>
    value ? { field: 'postalDistrict', value, words: [], count: counts[at + 1] ?? 0 } : [],
  );
}

/**
 * Industries and places that match all the folded words, or else the last one, by prefix; those
 * that match all come first, then the most frequent. A word without any match may be misspelt; if
 * another word has none either, values must match all words.
 */
export function suggestValues(
  index: SearchIndex,
  words: readonly Wanted[],
  limit: number,
): { industries: IndustrySuggestion[]; places: PlaceSuggestion[] } {
  const all = suggestedValues(index);
  const meant = words.map((wanted) => ranksWith(index, all, wanted));
  const withLast = [...(meant.at(-1) ?? [])].sort((a, b) => a - b);
  const withAll = withLast.filter((rank) => meant.every((ranks) => ranks.has(rank)));
  const alone = withLast.filter((rank) => saysEnough(words, all.values[rank]));
  const ranks = isWildGuess(index, words) ? withAll : [...new Set([...withAll, ...alone])];
  const found = ranks.flatMap((rank) => all.values[rank] ?? []);
  return {
    industries: found
      .filter(({ field }) => field === 'industry')
      .slice(0, limit)
      .map(({ value, count }) => ({ value, count })),
    places: found
      .flatMap(({ field, value, count }) => (isPlace(field) ? { kind: field, value, count } : []))
      .slice(0, limit)
      .map((place) => withCodes(index, place)),
  };
}

/** A search for the name alone would find a municipality of that name too. */
function withCodes(index: SearchIndex, place: PlaceSuggestion): PlaceSuggestion {
  const postalCode = place.kind === 'postalDistrict' ? postalCodeOf(index, place.value) : undefined;
  return { ...place, ...(postalCode !== undefined && { postalCode }) };
}

/**
 * As the last of several words, a number suggests no industries, and places only if it is a whole
 * postal code; a single letter suggests nothing.
 */
function saysEnough(words: readonly Wanted[], value: Value | undefined): boolean {
  const last = words.at(-1)?.word ?? '';
  if (words.length === 1) return true;
  if (isFigure(last)) return value?.field !== 'industry' && last.length === POSTAL_CODE;
  return last.length > 1;
}

/** Everyday names match words shorter than this as whole words only. */
const SHORT = 4;
const POSTAL_CODE = 4;

/** The values that match a word by prefix, or else by a similar spelling. */
function ranksWith(
  index: SearchIndex,
  { ranks, coded, tree }: Values,
  wanted: Wanted,
): Set<number> {
  const { word, joined } = wanted;
  const isShort = word.length < SHORT;
  const known = [
    ...valuesBegunBy(index, word).filter(({ otherwise }) => !(isShort && otherwise)),
    ...(isShort ? valuesWith(index, word, true) : []),
    ...joined.flatMap(({ text, whole }) => valuesWith(index, text, whole)),
  ];
  const isMeant = known.length > 0 || isInNames(index, word);
  const similar = isMeant ? [] : similarWith(tree, word);
  const places = [...known, ...similar.flatMap(({ text }) => valuesWith(index, text, true))];
  const byCode = isFigure(word);
  const found = new Set(
    places.map(({ field, code }) => {
      const rankOf = byCode && field === 'postalDistrict' ? coded : ranks[field];
      return rankOf[code] ?? -1;
    }),
  );
  found.delete(-1);
  return found;
}

/**
 * Whether the last word and another one are unknown: alone, the last word would match at random.
 */
function isWildGuess(index: SearchIndex, words: readonly Wanted[]): boolean {
  const strange = words.filter(({ word }) => !isKnown(index, word));
  return strange.length > 1 && strange.at(-1) === words.at(-1);
}

const isKnown = (index: SearchIndex, word: string): boolean =>
  isInNames(index, word) || valuesBegunBy(index, word).length > 0;

function isInNames(index: SearchIndex, word: string): boolean {
  const { low, high } = wordsBeginning(index.words, word);
  return low < high;
}

function similarWith(tree: LetterTree, word: string) {
  const whole = similarIn([tree], word, 'words');
  return whole.length > 0 ? whole : similarIn([tree], word, 'beginnings');
}

const isPlace = (field: TextField): field is PlaceSuggestion['kind'] =>
  PLACE_KINDS.some((kind) => kind === field);
