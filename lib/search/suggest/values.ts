import 'server-only';
import { oncePer } from '@/lib/once-per';
import { type SearchIndex, TEXT_FIELDS, type TextField } from '@/lib/search-index/types';
import { wordsBeginning } from '@/lib/search-index/word-list';
import { similarIn } from '../engine/similar';
import { valuesWith } from '../engine/value-words';
import { type LetterTree, letterTree, packWords } from '../engine/vocabulary';
import { isFigure } from '../engine/words';
import { searchedWords } from '../fold';
import { registeredNames } from '../place-names';
import { valueCounts } from './value-counts';

export type IndustrySuggestion = { value: string; count: number };

export const PLACE_KINDS = ['region', 'municipality', 'postalDistrict', 'town'] as const;
export type PlaceSuggestion = {
  kind: (typeof PLACE_KINDS)[number];
  value: string;
  count: number;
};

type Value = { field: TextField; value: string; words: string[]; count: number };
/**
 * All industries and places, the most frequent first, and the words of them. Code n
 * of a field has the value `ranks[field][n]`, with its postal code `coded[n]`; -1 is none.
 */
type Values = {
  values: Value[];
  ranks: Record<TextField, Int32Array>;
  coded: Int32Array;
  tree: LetterTree;
};

const danish = new Intl.Collator('da');

/** Made once for an index. */
export const suggestedValues = oncePer(readValues);

function readValues(index: SearchIndex): Values {
  const values = (['industry', ...PLACE_KINDS] as const)
    .flatMap((field) => valuesOfField(index, field))
    .concat(codedDistricts(index))
    .sort((a, b) => b.count - a.count || danish.compare(a.value, b.value));
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

/** Values that are called alike are one. */
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

/** Postal districts behind each of their codes, as "8000 Aarhus C", to whoever types a code. */
function codedDistricts(index: SearchIndex): Value[] {
  const counts = valueCounts(index).postalDistrict;
  return index.texts.postalDistrict.values.flatMap(([, value], at) =>
    value ? { field: 'postalDistrict', value, words: [], count: counts[at + 1] ?? 0 } : [],
  );
}

/**
 * Industries and places that have all the folded words, or else the last one, at
 * the beginning of words of theirs; those with all words first, then the most
 * frequent. A word that begins nothing in the register may be misspelt; beside
 * another such word it is taken for one only where both fit.
 */
export function suggestValues(
  index: SearchIndex,
  words: readonly string[],
  limit: number,
): { industries: IndustrySuggestion[]; places: PlaceSuggestion[] } {
  const all = suggestedValues(index);
  const meant = words.map((word) => ranksWith(index, all, word));
  const withLast = [...(meant.at(-1) ?? [])].sort((a, b) => a - b);
  const withAll = withLast.filter((rank) => meant.every((ranks) => ranks.has(rank)));
  const ranks = isWildGuess(index, words) ? withAll : [...new Set([...withAll, ...withLast])];
  const found = ranks.flatMap((rank) => all.values[rank] ?? []);
  return {
    industries: found
      .filter(({ field }) => field === 'industry')
      .slice(0, limit)
      .map(({ value, count }) => ({ value, count })),
    places: found
      .flatMap(({ field, value, count }) => (isPlace(field) ? { kind: field, value, count } : []))
      .slice(0, limit),
  };
}

/** The values with a word that begins so, or with one it may be meant for. */
function ranksWith(index: SearchIndex, { ranks, coded, tree }: Values, word: string): Set<number> {
  const similar = isKnown(index, word) ? [] : similarWith(tree, word);
  const places = [
    ...[word, ...registeredNames(word)].flatMap((text) => valuesWith(index, text, false)),
    ...similar.flatMap(({ text }) => valuesWith(index, text, true)),
  ];
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

/** The last of several words that the register does not have: alone it may be anything. */
function isWildGuess(index: SearchIndex, words: readonly string[]): boolean {
  const strange = words.filter((word) => !isKnown(index, word));
  return strange.length > 1 && strange.at(-1) === words.at(-1);
}

function isKnown(index: SearchIndex, word: string): boolean {
  const { low, high } = wordsBeginning(index.words, word);
  return low < high || valuesWith(index, word, false).length > 0;
}

function similarWith(tree: LetterTree, word: string) {
  const whole = similarIn([tree], word, 'words');
  return whole.length > 0 ? whole : similarIn([tree], word, 'beginnings');
}

const isPlace = (field: TextField): field is PlaceSuggestion['kind'] =>
  PLACE_KINDS.some((kind) => kind === field);
