import 'server-only';
import { PLACE_BITS, type SearchIndex } from '@/lib/search-index/types';
import { findWord } from '@/lib/search-index/word-list';
import { foldName } from '@/lib/words/fold';
import { wantedWords } from '../compounds';
import { keyOfDoc } from '../engine/doc-key';
import { DocSet } from '../engine/doc-set';
import { inflected } from '../engine/inflected';
import { type SimilarWord, similarBeginnings, similarWords } from '../engine/similar';
import { type ValuePlace, valuesWith } from '../engine/value-words';
import { wordMatches } from '../engine/words';
import { everydayWords } from '../everyday';
import { parseQuery, type WordsQuery } from '../parse-query';
import { MAX_QUERY_LENGTH } from '../query-length';
import { valueCounts } from './value-counts';
import { RUN } from './written';

const MOST_SUGGESTIONS = 5;
/** Maximum number of similar words tried per word, and of candidate texts kept. */
const MOST_WORDS = 8;
const MOST_TEXTS = 24;

/** A text in pieces: strings as typed, and replacements of typed words by folded ones. */
export type Correction = (string | { typed: string; word: string })[];

type Likely = SimilarWord & { frequency: number };
type Unknown = { word: string; meant: Likely[] };

/**
 * Corrections of a query in which every unknown word is replaced by a similar one and which find at
 * least one company. Ordered by fewest edits, then most frequent words, then text; at most five.
 */
export function correctionsOf(index: SearchIndex, text: string): Correction[] {
  const typed = wordsOf(text);
  if (typed === null) return [];
  const query = inflected(index, typed)?.query ?? typed;
  const unknown = unknownWords(index, query);
  if (unknown.length === 0 || unknown.some(({ meant }) => meant.length === 0)) return [];
  const choices = likelyChoices(unknown).filter((choice) => finds(index, query, choice));
  const corrections = choices.map((choice) => replaceWords(text, choice));
  // Initials separated by dots or blanks count as one word, which is not found in the text to be
  // replaced: the text stays as typed, which is no correction.
  return corrections.filter(({ length }) => length > 1).slice(0, MOST_SUGGESTIONS);
}

function wordsOf(text: string): WordsQuery | null {
  const query = parseQuery(text);
  if (query.kind === 'domain') return query.words;
  return query.kind === 'words' ? query : null;
}

/** Words that match nothing, as a prefix or in a compound, with the words similar to them. */
function unknownWords(index: SearchIndex, query: WordsQuery): Unknown[] {
  const words = wantedWords(query);
  return words.flatMap((one, at) => {
    const { word } = one;
    if (wordMatches(index, one).any().size > 0) return [];
    const whole = similarWords(index, word);
    const open = whole.length === 0 && at === words.length - 1;
    return { word, meant: mostLikely(index, open ? similarBeginnings(index, word) : whole) };
  });
}

function mostLikely(index: SearchIndex, words: SimilarWord[]): Likely[] {
  return words
    .map((word) => ({ ...word, frequency: frequencyOf(index, word.text) }))
    .sort((a, b) => a.edits - b.edits || b.frequency - a.frequency || (a.text < b.text ? -1 : 1))
    .slice(0, MOST_WORDS);
}

/** How often names have a word, plus the number of companies that have it in another field. */
function frequencyOf(index: SearchIndex, text: string): number {
  const { postings } = index.words;
  const word = findWord(index.words, text);
  const inNames = word < 0 ? 0 : (postings[word + 1] ?? 0) - (postings[word] ?? 0);
  const counts = valueCounts(index);
  return valuesWith(index, text, true).reduce(
    (sum, { field, code }) => sum + (counts[field][code] ?? 0),
    inNames,
  );
}

/** The replacement of each unknown word. */
type Choice = Map<string, Likely>;

/** The most likely ways to replace all unknown words together, best first. */
function likelyChoices(unknown: readonly Unknown[]): Choice[] {
  let choices: Choice[] = [new Map()];
  for (const { word, meant } of unknown) {
    choices = choices
      .flatMap((choice) => meant.map((likely) => new Map(choice).set(word, likely)))
      .sort(byLikelihood)
      .slice(0, MOST_TEXTS);
  }
  return choices;
}

function byLikelihood(a: Choice, b: Choice): number {
  const [left, right] = [[...a.values()], [...b.values()]];
  const edits = (words: Likely[]) => words.reduce((sum, word) => sum + word.edits, 0);
  const frequency = (words: Likely[]) =>
    words.reduce((product, word) => product * word.frequency, 1);
  const text = (words: Likely[]) => words.map((word) => word.text).join(' ');
  return (
    edits(left) - edits(right) ||
    frequency(right) - frequency(left) ||
    (text(left) < text(right) ? -1 : 1)
  );
}

/** Whether any company has all words after the replacement. */
function finds(index: SearchIndex, query: WordsQuery, choice: Choice): boolean {
  const meant = (word: string) => choice.get(word)?.text ?? word;
  const words = query.words.map(meant);
  const either = query.either.map((group) => group.map(meant));
  const wanted = wantedWords({ ...query, words, either });
  const sets = wanted.map((one) => wordMatches(index, one).any());
  return (DocSet.shared(sets)?.size ?? 0) > 0;
}

function replaceWords(text: string, choice: Choice): Correction {
  const used = Array.from(text.trim()).slice(0, MAX_QUERY_LENGTH).join('');
  const pieces: Correction = [];
  let from = 0;
  for (const { 0: typed, index } of used.matchAll(RUN)) {
    const meant = choice.get(foldName(typed));
    if (!meant) continue;
    pieces.push(used.slice(from, index), { typed, word: meant.text });
    from = index + typed.length;
  }
  return [...pieces, used.slice(from)];
}

/**
 * Where the original spelling of folded words can be read: texts of the values that have them, and
 * for the others the CVR number of the most prominent company.
 */
export function wordSources(index: SearchIndex, words: readonly string[]) {
  const texts: string[] = [];
  const keys: string[] = [];
  for (const text of words) {
    const [value] = valuesWith(index, text, true);
    const word = findWord(index.words, text);
    if (value) texts.push(...writtenTexts(index, value));
    else if (word >= 0) {
      const doc = (index.postings[index.words.postings[word] ?? 0] ?? 0) >>> PLACE_BITS;
      keys.push(keyOfDoc(index, doc));
    }
  }
  return { texts, keys };
}

function writtenTexts(index: SearchIndex, { field, code, otherwise }: ValuePlace): string[] {
  const texts = index.texts[field].values[code - 1] ?? [];
  return otherwise ? everydayWords(field, texts) : texts;
}
