/** Page sizes of the user table. The first is the default and is omitted from the URL. */
export const USER_PAGE_SIZES = [10, 20, 30, 40] as const;
export const USER_SORTS = ['name', 'id', 'email', 'subscription'] as const;
export type UserSort = (typeof USER_SORTS)[number];
export type SortDirection = 'asc' | 'desc';

/** Maximum rows in the PDF; a longer list states how many rows it omits. */
export const REPORT_MAX_USERS = 500;
/** Maximum users in one API response, even when the request asks for all. */
export const ANSWER_MAX_USERS = 1_000;
export const MAX_PAGE = 1_000_000;
export const SEARCH_MAX = 100;

/** Debounce delay of the search field, in milliseconds. */
export const SEARCH_DELAY = 500;
