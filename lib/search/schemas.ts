import { z } from 'zod/mini';

/** Shortest query of the simple search. */
export const MIN_QUERY_LENGTH = 3;
export const MAX_QUERY_LENGTH = 200;
/** Cards on a page of Discover. */
export const PAGE_SIZE = 10;

export const MESSAGES = {
  emptySearch: 'Please enter a search term',
  tooShort: 'Search at least 3 characters',
  noData: 'No data found',
} as const;

/** Several values of one filter mean or; different filters mean and. */
export type CompanyFilters = {
  industry?: string[];
  companyType?: string[];
  region?: string[];
  municipality?: string[];
  employees?: { min: number; max: number }[];
  locations?: { min: number; max: number }[];
};

/** What the simple search box accepts. */
export const searchTextSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(MIN_QUERY_LENGTH, MESSAGES.tooShort),
    z.maxLength(MAX_QUERY_LENGTH, `Search at most ${MAX_QUERY_LENGTH} characters`),
  );
