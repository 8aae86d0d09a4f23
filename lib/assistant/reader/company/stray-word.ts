import type { NamedCompany } from '@/lib/assistant/tools/find-company';
import { coreOf } from '@/lib/search/core-of';
import type { Subject } from '../question/asked';
import { quotedIn } from '../question/subject';
import type { Spoken } from './which-company';

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
  if (FOUND.test(spoken.former?.at(-1)?.answer ?? '')) return null;
  if (key !== null || name === null || /[^\p{Ll}\s'’-]/u.test(name)) return null;
  if (quotedIn(question).length > 0) return null;
  const at = question.indexOf(name);
  const isOf = at < 0 || OF.test(question.slice(0, at));
  if (found.kind === 'none') return isOf ? null : name;
  if (found.isSame) return null;
  if (found.kind === 'one') return found.respelled?.length && !isOf ? name : null;
  return found.companies.some((company) => begins(company, name)) ? null : name;
}
