/** Companies listed in an answer; the rest are counted and reachable through its filters. */
export const MAX_FOUND = 100;
/** Runs kept per user; older ones are deleted. */
export const MAX_RUNS = 200;

export const AI_MESSAGES = {
  /** Wording fixed by the API contract. */
  fetched: 'fetched data through ai search',
  empty: 'Please enter a search term',
  noText: 'Give the sentence to search for',
} as const;

const MOST_TOLD = 120;

/** The error message when no word of a sentence became a filter. */
export function nothingUnderstood(words: readonly string[]): string {
  const told = words.join(', ');
  const shown = told.length > MOST_TOLD ? `${told.slice(0, MOST_TOLD).trimEnd()}…` : told;
  const what =
    shown === '' ? 'Nothing in your question' : `We did not understand "${shown}": nothing`;
  return `${what} could be searched for. Name an industry, a place, a legal form, a size or a year, in Danish or English.`;
}
