import 'server-only';
import type { SearchIndex, TextField } from '@/lib/search-index/types';
import { wordsBeginning } from '@/lib/search-index/word-list';
import { similarIn } from '../engine/similar';
import { valuesWith } from '../engine/value-words';
import { type LetterTree, letterTree, packWords } from '../engine/vocabulary';
import { foldWords } from '../fold';
import { valueCounts } from './value-counts';

export type IndustrySuggestion = { value: string; count: number };

const PLACE_KINDS = ['region', 'municipality', 'postalDistrict', 'town'] as const;
export type PlaceSuggestion = {
  kind: (typeof PLACE_KINDS)[number];
  value: string;
  count: number;
};

type Value = { field: TextField; value: string; words: string[]; count: number };
/** All industries and places, the most frequent first, and the words of them. */
type Values = { values: Value[]; tree: LetterTree };

const known = new WeakMap<SearchIndex, Values>();
const danish = new Intl.Collator('da');

function valuesOf(index: SearchIndex): Values {
  const found = known.get(index);
  if (found) return found;
  const values = (['industry', ...PLACE_KINDS] as const)
    .flatMap((field) => valuesOfField(index, field))
    .sort((a, b) => b.count - a.count || danish.compare(a.value, b.value));
  const words = new Set(values.flatMap((value) => value.words));
  const made = { values, tree: letterTree(packWords([...words])) };
  known.set(index, made);
  return made;
}

/** Values that are called alike are one. */
function valuesOfField(index: SearchIndex, field: TextField): Value[] {
  const counts = valueCounts(index)[field];
  const byText = new Map<string, Value>();
  for (const [at, texts] of index.texts[field].values.entries()) {
    const [value = ''] = texts;
    const same = byText.get(value);
    const words = foldWords(...texts, same?.words.join(' '));
    byText.set(value, { field, value, words, count: (same?.count ?? 0) + (counts[at + 1] ?? 0) });
  }
  return [...byText.values()].filter(({ count }) => count > 0);
}

/**
 * Industries and places that have all the folded words, or else the last one, at
 * the beginning of words of theirs; those with all words first, then the most
 * frequent. A word that begins nothing in the register may be misspelt.
 */
export function suggestValues(
  index: SearchIndex,
  words: readonly string[],
  limit: number,
): { industries: IndustrySuggestion[]; places: PlaceSuggestion[] } {
  const { values, tree } = valuesOf(index);
  const meant = words.map((word) => meantBy(index, tree, word));
  const last = meant.at(-1);
  const withLast = last ? values.filter((value) => hasWord(value, last)) : [];
  const withAll = withLast.filter((value) => meant.every((word) => hasWord(value, word)));
  const found = [...new Set([...withAll, ...withLast])];
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

const isPlace = (field: TextField): field is PlaceSuggestion['kind'] =>
  PLACE_KINDS.some((kind) => kind === field);

type Meant = { beginning: string; similar: Set<string> };

function meantBy(index: SearchIndex, tree: LetterTree, word: string): Meant {
  const { low, high } = wordsBeginning(index.words, word);
  const known = low < high || valuesWith(index, word, false).length > 0;
  if (known) return { beginning: word, similar: new Set() };
  const whole = similarIn([tree], word, 'words');
  const similar = whole.length > 0 ? whole : similarIn([tree], word, 'beginnings');
  return { beginning: word, similar: new Set(similar.map(({ text }) => text)) };
}

const hasWord = ({ words }: Value, { beginning, similar }: Meant) =>
  words.some((word) => word.startsWith(beginning) || similar.has(word));
