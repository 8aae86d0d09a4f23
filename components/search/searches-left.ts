let known: number | null = null;

/** Free AI searches left, from the last answer in this tab; null without a limit. */
export function tellSearchesLeft(left: number | null): void {
  known = left;
}

/** @param made The number the page was rendered with; after Back, the last answer is newer. */
export const searchesLeft = (made: number | null): number | null =>
  made === null || known === null ? made : Math.min(made, known);
