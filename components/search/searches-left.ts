let known: number | null = null;

/** Free AI searches that are left, as the last answer in this tab told; null without a limit. */
export function tellSearchesLeft(left: number | null): void {
  known = left;
}

/** @param made What the page was made with: one of the way back is older than the last answer. */
export const searchesLeft = (made: number | null): number | null =>
  made === null || known === null ? made : Math.min(made, known);
