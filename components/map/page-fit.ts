/** The assistant's button lies there: no marker may end up under it. */
const FOOT = 56;

/** How the companies of a page are fitted into view. */
export const PAGE_FIT = { padding: 48, foot: FOOT, maxZoom: 11 } as const;
