import { foldName, foldWords } from '@/lib/words/fold';
import { isJoiner } from '@/lib/words/small-words';

/**
 * Letters with diacritics in both cases, by the letter they fold to, so that no database extension
 * is needed.
 */
function markedLetters(): Map<string, string> {
  const marked = new Map<string, string>();
  for (let code = 0xc0; code < 0x250; code += 1) {
    const letter = String.fromCharCode(code);
    const folded = foldName(letter);
    if (/^[a-z]$/.test(folded)) marked.set(folded, (marked.get(folded) ?? folded) + letter);
  }
  return marked;
}

const marked = markedLetters();

/** The spellings that a folded letter or pair of letters may have in a text. */
const letters = new Map([
  ...[...marked].map(([letter, all]) => [letter, `[${all}]`] as const),
  ['a', `[${marked.get('a')}åÅ]`],
  ['o', `(?:oe|[${marked.get('o')}])`],
  ['aa', '(?:aa|[åÅ])'],
  ['ae', '(?:ae|[æäÆÄ])'],
  ['ss', '(?:ss|ß)'],
]);

const special = /[.*+?^${}()|[\]\\]/g;

/**
 * A pattern that finds a word, folded by foldName, in unfolded texts. Works in both PostgreSQL and
 * JavaScript; use it case-insensitively.
 */
export function wordPattern(word: string): string {
  // "as" matches A/S, as in the company search.
  const [, form] = /^([aikp])s$/.exec(word) ?? [];
  if (form) return `${letters.get(form) ?? form}/?s`;
  return word.replace(/aa|ae|ss|./gu, (part) => letters.get(part) ?? part.replace(special, '\\$&'));
}

/** A pattern per search word; a text matches when all of them do. */
export function wordPatterns(search: string): string[] {
  if (search.trim() === '') return [];
  // A number written in groups of digits.
  const text = /^[\d\s]+$/.test(search) ? search.replace(/\s/g, '') : search;
  const all = foldWords(text);
  // "og" is equivalent to "&", which folds to no word; a joiner alone is searched for literally.
  const told = all.filter((word) => !isJoiner(word));
  const words = told.length > 0 ? told : all;
  return words.length > 0 ? words.map(wordPattern) : [text.trim().replace(special, '\\$&')];
}
