/** Where a list stands: its path and all of its query but the page. */
export type PageTarget = {
  path: string;
  query: Record<string, string>;
  /** What the page is called in the query. */
  name?: string;
  /** Id of the list, where it is not the only thing on the page. */
  anchor?: string;
};

/** Page 1 is the default and leaves the address. */
export function pageHref({ path, query, name = 'page', anchor }: PageTarget, page: number): string {
  const search = new URLSearchParams(query);
  if (page > 1) search.set(name, String(page));
  const text = search.toString();
  const hash = anchor ? `#${anchor}` : '';
  return (text === '' ? path : `${path}?${text}`) + hash;
}

/** The page that somebody types, the nearest that there is; null when it is no number. */
export function pageOf(typed: string, total: number): number | null {
  const text = typed.trim();
  // Written as the pages are: "1.234".
  const isGrouped = /^\d{1,3}([.\s]\d{3})+$/.test(text);
  const number = Math.trunc(Number(isGrouped ? text.replace(/\D/g, '') : text));
  if (text === '' || Number.isNaN(number)) return null;
  return Math.min(Math.max(number, 1), total);
}

/** 1 … 4 [5] 6 … 20: the ends, the neighbours, null for a gap. */
export function pageNumbers(page: number, total: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, total];
  const shown = [...new Set(wanted)].filter((number) => number >= 1 && number <= total);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}
