import 'server-only';
import { suggest } from '../suggest';
import { suggestSpellings } from '../suggest/spelling';

const MOST_COMPLETIONS = 10;

/**
 * What a text may become, at most ten: its corrected spellings, then names of
 * companies in the order of the search. Empty for a text without words.
 */
export async function listCompletions(text: string): Promise<string[]> {
  const [spellings, { companies }] = await Promise.all([
    suggestSpellings(text),
    suggest({ text, limit: MOST_COMPLETIONS }),
  ]);
  const names = companies.flatMap(({ name }) => name ?? []);
  return [...new Set([...spellings, ...names])].slice(0, MOST_COMPLETIONS);
}
