/** Neighbours that are shown of the company or person in the middle, and of each that is opened. */
export const MOST_AROUND = 20;

/** Companies and people that can be opened besides the one in the middle. */
export const MOST_OPEN = 6;

/** Those shown at first that are reached through several neighbours. */
export const MOST_SHARED = 10;

/** Roles that are read of each that is opened, to choose its neighbours. */
export const MOST_READ = 5_000;
