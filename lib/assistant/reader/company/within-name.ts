import { readWithReader } from '@/lib/ai-search/read-sentence';
import { findNamedCompany, type NamedCompany } from '@/lib/assistant/tools/search';
import { coreOf } from '@/lib/search/parse-query';
import { isOfPlace } from '../lists/merged';
import { isFilters } from '../lists/reading';
import type { Subject } from '../question/asked';
import { quotedIn } from '../question/subject';
import { isQuestionWord } from '../text/language';
import { unreadOf } from '../text/reading-text';
import type { Spoken } from '../text/reply';

/**
 * Maximum words of a text whose pieces are looked up: a longer one is not a name with extra words.
 */
const MOST_WORDS = 6;
/** Minimum letters of a name of one word. */
export const LEAST_LETTERS = 4;

/** `isSure`: the words that are left over are not part of a name. */
type Within = {
  found: Exclude<NamedCompany, { kind: 'none' }>;
  rest: string[];
  isSure: boolean;
};

const isCapital = (word: string) => /^[\p{Lu}\p{N}]/u.test(word);

/** The pieces of a text with so many words, longest first: their first word, and the one behind. */
export function piecesOf(words: readonly string[], least: number, most: number) {
  const pieces = words.flatMap((_, from) =>
    words.slice(from).map((_last, more) => ({ from, to: from + more + 1, length: more + 1 })),
  );
  return pieces
    .filter(({ length }) => length >= least && length <= most)
    .sort((a, b) => b.length - a.length);
}

/** "Tag" and "Bageri" are trades rather than names. */
export const isTrade = async (word: string) => isFilters(await readWithReader(word));

/**
 * The company named exactly like a piece of a supposed name: the rest may be unknown words of the
 * question. That is certain when capitals separate the name from them: "Bech Holding" is not
 * "Bech".
 */
export async function findWithin(asked: string): Promise<Within | null> {
  const words = asked.split(/\s+/);
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  for (const { from, to } of piecesOf(words, 1, words.length - 1)) {
    const name = words.slice(from, to).join(' ');
    const rest = [words.slice(0, from), words.slice(to)]
      .map((part) => part.join(' '))
      .filter((text) => text !== '' && !isQuestionWord(text));
    const isOne = !name.includes(' ');
    const isSmall = !isOne && asked === asked.toLocaleLowerCase('da');
    const isSure =
      isSmall || (isCapital(name) && !rest.some((text) => text.split(' ').some(isCapital)));
    if (isOne && (name.length < LEAST_LETTERS || (await isTrade(name)))) continue;
    const found = await findNamedCompany(name);
    if (found.kind !== 'none' && found.isSame) return { found, rest, isSure };
  }
  return null;
}

/**
 * Whether a text is the name of a place, about which nothing is known that is known of companies.
 */
export async function isPlace(name: string): Promise<boolean> {
  const reading = await readWithReader(name);
  const isRead = reading.parts.length > 0 && unreadOf(reading).length === 0;
  return isRead && reading.parts.every(isOfPlace);
}

/** "The revenue of netto": such a word is a name, however it is spelt. */
const OF =
  /(?:^|\s)(?:of|for|in|at|from|by|to|with|about|own|owns|af|for|i|hos|på|fra|til|med|om|ejer|called|hedder)\s+$/iu;

/** An answer that found many companies is not about its first one. */
const FOUND = /\]\(\/discover\?/;

/** Whether the words begin the name of a company, with the next word after them. */
const begins = ({ name }: { name: string | null }, words: string) =>
  `${coreOf(name ?? '')} `.startsWith(`${coreOf(words)} `);

/**
 * Words in small letters that were left over and only resemble names: "lost" in "has it lost
 * equity?" is no company, where one is under discussion. Null where they may be a name.
 */
export function strayWord(
  question: string,
  { key, name }: Subject,
  { found, spoken }: { found: NamedCompany; spoken: Spoken },
): string | null {
  if (FOUND.test(spoken.former.at(-1)?.answer ?? '')) return null;
  if (key !== null || name === null || /[^\p{Ll}\s'’-]/u.test(name)) return null;
  if (quotedIn(question).length > 0) return null;
  const at = question.indexOf(name);
  const isOf = at < 0 || OF.test(question.slice(0, at));
  if (found.kind === 'none') return isOf ? null : name;
  if (found.isSame) return null;
  if (found.kind === 'one') return found.respelled?.length && !isOf ? name : null;
  return found.companies.some((company) => begins(company, name)) ? null : name;
}
