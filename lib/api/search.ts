import type { Reading } from '@/lib/ai-search/types';
import type { CompanyRecordOnWire } from '@/lib/companies/answers';
import type { CompanyDataAnswer } from '@/lib/search/answers';
import type { Suggestions } from '@/lib/search/suggest';
import { call } from './call';

/** What somebody may be looking for, and other spellings of what was typed. */
export type Suggested = Suggestions & { spellings: string[] };
export type RecentSearch = { query: string; kind: string; searchedAt: string };

/** A sentence that was read and searched for; `address` is the query of /discover that means the same. */
export type AiSearchAnswer = {
  message: string;
  data: CompanyRecordOnWire[];
  total: number;
  run: { id: string; sentence: string; reading: Reading; address: string };
  /** Free searches that are left this month; null without a limit. */
  remaining: number | null;
};

/** Searching, in words and in sentences, and what was searched for lately. */
export const searchApi = {
  searchCompanies: (search: string, signal?: AbortSignal) =>
    call<CompanyDataAnswer>('POST', '/veminto/companydata?page=1', { search }, signal),
  suggestions: (text: string, signal?: AbortSignal) =>
    call<{ data: Suggested }>(
      'GET',
      `/company/suggestions?${new URLSearchParams({ text })}`,
      undefined,
      signal,
    ),
  recentSearches: (signal?: AbortSignal) =>
    call<{ data: RecentSearch[] }>('GET', '/saved/get_recent', undefined, signal),
  /** One of them, or all. */
  clearRecentSearches: (query?: string) =>
    call<{ status: string }>(
      'DELETE',
      `/saved/get_recent${query === undefined ? '' : `?${new URLSearchParams({ query })}`}`,
    ),
  aiSearch: (userId: string, query: string) =>
    call<AiSearchAnswer>('GET', `/spell/v1/${userId}/ai-search?${new URLSearchParams({ query })}`),
};
