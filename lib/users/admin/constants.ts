/** The table of users. The first size is the default and leaves the address. */
export const USER_PAGE_SIZES = [10, 20, 30, 40] as const;
export const USER_SORTS = ['name', 'id', 'email', 'subscription'] as const;
export type UserSort = (typeof USER_SORTS)[number];
export type SortDirection = 'asc' | 'desc';

/** Rows of the PDF; longer lists say how many they leave out. */
export const REPORT_MAX_USERS = 500;
/** Users of one answer of the API, also of one that was asked for all. */
export const ANSWER_MAX_USERS = 1_000;
export const MAX_PAGE = 1_000_000;
export const SEARCH_MAX = 100;

/** Milliseconds after the last letter before a search begins. */
export const SEARCH_DELAY = 500;
