/** The most links of a chain: from a person to another by three companies. */
export const MOST_LINKS = 6;

/** Chains that are shown; of those that are as short, these say most. */
export const CHAINS_SHOWN = 5;

/** Chains that are looked at to choose them. */
export const CHAINS_READ = 100;

/** Links that are followed from all companies and people of one step; more are not looked at. */
export const MOST_FOLLOWED = 30_000;
