/** Two URLs of one page: the same path with the same parameters, in any order. */
function isSamePage(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  a.searchParams.sort();
  b.searchParams.sort();
  return a.origin === b.origin && a.pathname === b.pathname && a.search === b.search;
}

/**
 * How far back in the history a page is.
 * @param urls Those of the history's entries, oldest first; null for pages of other sites.
 * @param current Index of the current entry.
 * @returns the number of steps to the latest earlier entry of the page, or null without one.
 */
export function stepsBackTo(
  href: string,
  urls: readonly (string | null)[],
  current: number,
): number | null {
  const index = urls.slice(0, current).findLastIndex((url) => url && isSamePage(url, href));
  return index < 0 ? null : current - index;
}
