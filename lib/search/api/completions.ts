import 'server-only';
import { suggest } from '../suggest';
import { suggestSpellings } from '../suggest/spelling';

const MOST_COMPLETIONS = 10;

/**
 * Completions of a text, at most ten: corrected spellings, then company names in the order of the
 * search. Empty for a text without words.
 */
export async function listCompletions(text: string): Promise<string[]> {
  const [spellings, { companies }] = await Promise.all([
    suggestSpellings(text),
    suggest({ text, limit: MOST_COMPLETIONS }),
  ]);
  const names = companies.flatMap(({ name }) => name ?? []);
  return [...new Set([...spellings, ...names])].slice(0, MOST_COMPLETIONS);
}
