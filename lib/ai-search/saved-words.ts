import { ALL_SAVED, listValue } from '@/lib/search/saved-values';
import type { SavedFilter } from '@/lib/search/types';
import { cutOut } from './cut-out';

type Sides = Pick<SavedFilter, 'in' | 'out'>;

type Found = {
  /** The words of each part, as they stand in the sentence. */
  texts: string[];
  saved: Sides;
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

/** The same of a list, by its name. */
const ON = '(?:i|på)';
const QUOTES = '["”“„»«\'’‘]?';
const OUT_OF_LIST = [
  `(?:(?:som|der) )?(?:endnu )?ikke (?:er |findes |står )?${ON} (?:(?:min|den) )?liste[nr]? NAME`,
  `(?:(?:som|der) )?(?:endnu )?ikke (?:er |findes |står )?${ON} min(?:e)? NAME(?:-| )?liste[nr]?`,
  `(?:undtagen|bortset fra|uden) (?:dem |de )?(?:(?:i|på|fra) )?(?:(?:min|den) )?liste[nr]? NAME`,
  `(?:(?:that|which) )?(?:(?:are )?not|aren['’]?t)(?: yet)? (?:in|on) (?:(?:my|the) )?list NAME`,
  `(?:(?:that|which) )?(?:(?:are )?not|aren['’]?t)(?: yet)? (?:in|on) (?:my|the) NAME list`,
  `(?:except|excluding|without) (?:those )?(?:(?:in|on|from) )?(?:(?:my|the) )?list NAME`,
  `(?:except|excluding|without) (?:those )?(?:(?:in|on|from) )?(?:my|the) NAME list`,
];
const IN_LIST = [
  `(?:(?:som|der) )?(?:er |findes |står )?(?:(?:i|på|fra|blandt|af) )?(?:(?:min|den) )?liste[nr]? NAME`,
  `(?:(?:som|der) )?(?:er |findes |står )?(?:(?:i|på|fra|blandt|af) )?min(?:e)? NAME(?:-| )?liste[nr]?`,
  `(?:(?:that|which) )?(?:are )?(?:(?:in|on|from|of|among) )?(?:(?:my|the) )?list NAME`,
  `(?:(?:that|which) )?(?:are )?(?:(?:in|on|from|of|among) )?(?:my|the) NAME list`,
];

const patternOf = (ways: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${ways.map((way) => way.replaceAll(' ', '\\s+')).join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  );

/** Words that say on which side of the filter a value of it is. */
type Kind = { pattern: RegExp; side: keyof Sides; value: string };

const EVERYTHING: Kind[] = [
  { pattern: patternOf(OUT), side: 'out', value: ALL_SAVED },
  { pattern: patternOf(IN), side: 'in', value: ALL_SAVED },
];

const escaped = (name: string) => name.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** What says that a company is on a list of the user's or not. */
const ofList = (name: string): Kind[] => {
  const named = (ways: readonly string[]) =>
    patternOf(ways.map((way) => way.replace('NAME', () => QUOTES + escaped(name) + QUOTES)));
  const value = listValue(name);
  return [
    { pattern: named(OUT_OF_LIST), side: 'out', value },
    { pattern: named(IN_LIST), side: 'in', value },
  ];
};

/** Whether a sentence may speak of a list. */
export const MENTIONS_LIST = /list/i;

/**
 * The parts of a sentence that are about what its user has saved, in Danish or English: "restauranter
 * i Odense, som jeg ikke har gemt", "murere på listen Leads". Null where it has none.
 *
 * @param lists The names of the user's lists.
 */
export function savedIn(sentence: string, lists: readonly string[] = []): Found | null {
  // Of two names of which one begins with the other, the longer one is meant.
  const longestFirst = lists.toSorted((a, b) => b.length - a.length);
  const kinds = [...longestFirst.flatMap(ofList), ...EVERYTHING];
  const found: Found = { texts: [], saved: {}, rest: sentence };
  for (const { pattern, side, value } of kinds) {
    const words = pattern.exec(found.rest);
    if (!words) continue;
    const [text] = words;
    found.rest = cutOut(found.rest, { text, index: words.index });
    found.texts.push(text);
    const values = [...(found.saved[side] ?? []), value];
    found.saved = { ...found.saved, [side]: values };
  }
  return found.texts.length > 0 ? found : null;
}
