import { ALL_SAVED } from '@/lib/search/saved-values';
import type { SavedFilter } from '@/lib/search/types';

type Found = {
  /** The words, as they stand in the sentence. */
  text: string;
  saved: Pick<SavedFilter, 'in' | 'out'>;
  /** The sentence without them. */
  rest: string;
};

/** Ways to say that somebody has saved companies or not. What denies it is tried first. */
const OUT = [
  '(?:som )?jeg (?:endnu )?(?:ikke|aldrig)(?: allerede)? har gemt(?: endnu)?',
  '(?:som )?jeg har ikke gemt(?: endnu)?',
  '(?:som|der) (?:endnu )?ikke er gemt(?: endnu)?',
  '(?:endnu )?ikke gemte',
  "(?:that |which )?i (?:have not|haven['’]?t|have never|did not|didn['’]?t)(?: yet)? saved?(?: yet)?",
  "(?:that |which )(?:are not|aren['’]?t|have not been)(?: yet)? saved(?: by me)?(?: yet)?",
  'not(?: yet)? saved(?: by me| yet)?',
  'unsaved',
];
const IN = [
  '(?:som )?jeg (?:allerede )?har gemt',
  '(?:som|der) (?:allerede )?er gemt',
  '(?:blandt |af |i )?mine gemte',
  'gemte(?= (?:virksomheder|selskaber|firmaer))',
  "(?:that |which )?i(?: have|['’]ve)?(?: already)? saved",
  '(?:that |which )(?:are|have been)(?: already)? saved(?: by me)?',
  '(?:among |of |in )?my saved',
  'saved(?= (?:companies|businesses|firms))',
  'saved by me',
];

const patternOf = (ways: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${ways.map((way) => way.replaceAll(' ', '\\s+')).join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  );
const KINDS = [
  { pattern: patternOf(OUT), saved: { out: [ALL_SAVED] } },
  { pattern: patternOf(IN), saved: { in: [ALL_SAVED] } },
];

/** What joined the words to the others: a comma, or a word that only the words needed. */
const JOINS = /^[\s,]+|[\s,]+(?:men|og|but|and)?[\s,]*$/giu;

/**
 * The part of a sentence that is about what its user has saved, in Danish or English: "restauranter i
 * Odense, som jeg ikke har gemt". Null where it has none.
 */
export function savedIn(sentence: string): Found | null {
  for (const { pattern, saved } of KINDS) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const before = sentence.slice(0, found.index).replace(JOINS, '');
    const after = sentence.slice(found.index + found[0].length).replace(JOINS, '');
    return { text: found[0], saved, rest: `${before} ${after}`.trim() };
  }
  return null;
}
