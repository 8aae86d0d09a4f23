import 'server-only';
import { readWithReader } from '@/lib/ai-search/read-sentence';
import { findNamedCompany, type NamedCompany } from '@/lib/assistant/tools/find-company';
import { isFilters } from '../lists/search-answers';
import { isQuestionWord } from '../text/language';
import { unreadOf } from '../text/reading-text';

/**
 * Maximum words of a text whose pieces are looked up: a longer one is not a name with extra words.
 */
const MOST_WORDS = 6;
/** Minimum letters of a name of one word. */
const LEAST_LETTERS = 4;

/** `isSure`: the words that are left over are not part of a name. */
export type Within = {
  found: Exclude<NamedCompany, { kind: 'none' }>;
  rest: string[];
  isSure: boolean;
};

const isCapital = (word: string) => /^[\p{Lu}\p{N}]/u.test(word);

/** Pieces of a name, longest first, each with the words that it leaves out. */
function piecesOf(words: string[]): { name: string; rest: string[] }[] {
  const pieces = words.flatMap((_, from) =>
    words.slice(from).map((_last, more) => ({ from, to: from + more + 1 })),
  );
  return pieces
    .filter(({ from, to }) => to - from < words.length)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .map(({ from, to }) => ({
      name: words.slice(from, to).join(' '),
      rest: [words.slice(0, from), words.slice(to)]
        .map((part) => part.join(' '))
        .filter((text) => text !== '' && !isQuestionWord(text)),
    }));
}

/** "Tag" and "Bageri" are trades rather than names. */
const isTrade = async (word: string) => isFilters(await readWithReader(word));

/**
 * The company named exactly like a piece of a supposed name: the rest may be unknown words of the
 * question. That is certain when capitals separate the name from them: "Bech Holding" is not
 * "Bech".
 */
export async function findWithin(asked: string): Promise<Within | null> {
  const words = asked.split(/\s+/);
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  for (const { name, rest } of piecesOf(words)) {
    const isOne = !name.includes(' ');
    const isSure = isCapital(name) && !rest.some((text) => text.split(' ').some(isCapital));
    if (isOne && (name.length < LEAST_LETTERS || (await isTrade(name)))) continue;
    const found = await findNamedCompany(name);
    if (found.kind !== 'none' && found.isSame) return { found, rest, isSure };
  }
  return null;
}

const PLACES = ['municipality', 'region', 'postalCode', 'area'];

/**
 * Whether a text is the name of a place, about which nothing is known that is known of companies.
 */
export async function isPlace(name: string): Promise<boolean> {
  const reading = await readWithReader(name);
  const isRead = reading.parts.length > 0 && unreadOf(reading).length === 0;
  return isRead && reading.parts.every(({ field }) => PLACES.includes(field));
}
