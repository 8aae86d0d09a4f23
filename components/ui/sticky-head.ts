/**
 * Keeps the head of a long table below the top bar on screens where all columns fit: its frame
 * clips there instead of scrolling, because a scroll container would capture sticky elements.
 */
export const stickyHead = {
  frame: 'xl:overflow-clip',
  head: 'xl:sticky xl:top-14 xl:z-20 xl:bg-surface xl:shadow-[0_1px_var(--line)] print:static',
  /** For a row that is the target of links. */
  row: 'xl:scroll-mt-44',
} as const;
