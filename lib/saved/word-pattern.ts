import { foldName, foldWords } from '@/lib/search/fold';
import { isJoiner } from '@/lib/search/small-words';

/** Letters with a mark by the one that they fold to, in both cases: the database need not know them. */
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

/** Each letter, or two, as they may stand in a text. */
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
 * A pattern that finds a word, folded by foldName, in texts that are not folded. The same in
 * PostgreSQL and JavaScript, to be used without regard to case.
 */
export function wordPattern(word: string): string {
  // "as" stands for A/S, as the search has it.
  const [, form] = /^([aikp])s$/.exec(word) ?? [];
  if (form) return `${letters.get(form) ?? form}/?s`;
  return word.replace(/aa|ae|ss|./gu, (part) => letters.get(part) ?? part.replace(special, '\\$&'));
}

/** A pattern for each word of what is searched for: a text fits that has them all. */
export function wordPatterns(search: string): string[] {
  if (search.trim() === '') return [];
  // A number that is written in groups.
  const text = /^[\d\s]+$/.test(search) ? search.replace(/\s/g, '') : search;
  const all = foldWords(text);
  // "og" is as good as "&", of which no word is left; alone it is what somebody looks for.
  const told = all.filter((word) => !isJoiner(word));
  const words = told.length > 0 ? told : all;
  return words.length > 0 ? words.map(wordPattern) : [text.trim().replace(special, '\\$&')];
}
