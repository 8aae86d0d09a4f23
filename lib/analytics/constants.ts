/** Kinds of recorded clicks: on search results and on recommendations. */
export const CLICK_KINDS = ['search', 'recommendation'] as const;
export type ClickKind = (typeof CLICK_KINDS)[number];
