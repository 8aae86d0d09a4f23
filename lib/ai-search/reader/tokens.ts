import 'server-only';
import { foldName } from '@/lib/words/fold';
import { isUnit } from './units';

export type Token = {
  text: string;
  /** Offset in the sentence. */
  start: number;
  end: number;
  /** The text as words are compared; see lib/words/fold.ts. */
  fold: string;
  kind: 'word' | 'number' | 'date' | 'quote' | 'sign';
  /** The word that a misspelling is read as; `fold` is that of this word. */
  meant?: string;
};

const KINDS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['quote', /"[^"]+"/y],
  ['date', /\d{4}-\d\d-\d\d(?!\d)|\d{1,2}(?:[./-]\d{1,2}[./-]|\/\d{1,2} )\d{4}(?!\d)/y],
  // "10 000 000" is one number; in "12 3456" and "2020 100" are two.
  ['number', /[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?![\d.,]*\d)|\d+(?:[.,]\d+)*/y],
  // "A/S" is one word and not English "as"; "u/ telefon" is "uden telefon".
  ['word', /(?:[aikpe]\/s(?!\p{L})|u\/(?=[\s\p{L}])|\p{L}[\p{L}\p{M}]*)/iuy],
  ['sign', /[^\s]/uy],
];

/** Punctuation without a meaning. */
const SILENT = /^[.?!:;()[\]"'’`´*]$/u;
const LETTER = /\p{L}/u;
const HYPHEN = /^[-–—]$/;
/** The beginning of a sum. */
const SUM = /^\s?[$€£]?[\d½¼¾]/;

const UDEN = 'u/';

function foldWord(text: string): string {
  const folded = text.includes('/') ? text.toLowerCase() : foldName(text);
  return folded === UDEN ? 'uden' : folded;
}

/**
 * Splits a sentence into words, numbers and signs; a hyphen inside a word only separates its parts,
 * but one between two sums means "to".
 */
export function tokensOf(sentence: string): Token[] {
  const text = sentence.replace(/[“”„‟«»]/g, '"');
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at);
    at = token?.end ?? at + 1;
    if (token && (!isSilent(token, text) || isToSum(token, text, tokens))) tokens.push(token);
  }
  return tokens;
}

function tokenAt(text: string, at: number): Token | null {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) continue;
    const fold = kind === 'word' ? foldWord(found) : found;
    return { text: found, start: at, end: at + found.length, fold, kind };
  }
  return null;
}

function isSilent({ kind, text, start, end }: Token, sentence: string): boolean {
  if (kind !== 'sign') return kind === 'word' && text === '';
  if (SILENT.test(text)) return true;
  const besideLetter = LETTER.test(sentence[start - 1] ?? '') || LETTER.test(sentence[end] ?? '');
  return /^[-–/&]$/u.test(text) && besideLetter;
}

/** The hyphen of "10m-50m", "1 mio kr-5 mio kr". */
function isToSum({ text, end }: Token, sentence: string, before: readonly Token[]): boolean {
  if (!HYPHEN.test(text) || !SUM.test(sentence.slice(end))) return false;
  const number = before.findLast(({ fold }) => !isUnit(fold));
  return (
    (number?.kind === 'number' || /^[½¼¾]$/.test(number?.text ?? '')) && number !== before.at(-1)
  );
}
