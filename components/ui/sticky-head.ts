/**
 * The head of a long table stays below the top bar where all of its columns have room: its frame
 * clips there instead of scrolling, for what scrolls keeps what is sticky to itself.
 */
export const stickyHead = {
  frame: 'xl:overflow-clip',
  head: 'xl:sticky xl:top-14 xl:z-20 xl:bg-surface xl:shadow-[0_1px_var(--line)] print:static',
  /** Of a row that addresses lead to. */
  row: 'xl:scroll-mt-44',
} as const;
