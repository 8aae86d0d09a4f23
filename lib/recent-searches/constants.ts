/** Number of searches kept per user. */
export const MAX_RECENT = 20;
