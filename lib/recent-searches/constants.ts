/** Searches that are kept of each person. */
export const MAX_RECENT = 20;
