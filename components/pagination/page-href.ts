/** Where a list is: its path, and its query without the page. */
export type PageTarget = {
  path: string;
  query: Record<string, string>;
  /** The name of the page parameter. */
  name?: string;
  /** Id of the list, if it is not the only thing on the page. */
  anchor?: string;
};

/** Page 1 is the default and is left out of the URL. */
export function pageHref({ path, query, name = 'page', anchor }: PageTarget, page: number): string {
  const search = new URLSearchParams(query);
  if (page > 1) search.set(name, String(page));
  const text = search.toString();
  const hash = anchor ? `#${anchor}` : '';
  return (text === '' ? path : `${path}?${text}`) + hash;
}

/** The page number typed, clamped to the existing ones; null if it is not a number. */
export function pageOf(typed: string, total: number): number | null {
  const text = typed.trim();
  // Grouped as page numbers are shown: "1.234".
  const isGrouped = /^\d{1,3}([.\s]\d{3})+$/.test(text);
  const number = Math.trunc(Number(isGrouped ? text.replace(/\D/g, '') : text));
  if (text === '' || Number.isNaN(number)) return null;
  return Math.min(Math.max(number, 1), total);
}

/** 1 … 4 [5] 6 … 20: the ends and the neighbours, with null for a gap. */
export function pageNumbers(page: number, total: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, total];
  const shown = [...new Set(wanted)].filter((number) => number >= 1 && number <= total);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}
