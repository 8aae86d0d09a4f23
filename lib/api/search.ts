import type { AiSearchAnswer } from '@/lib/ai-search/answers';
import type { RecentSearchOnWire } from '@/lib/recent-searches/answers';
import type { CompanyDataAnswer } from '@/lib/search/answers';
import type { Suggestions } from '@/lib/search/suggest';
import { call } from './call';

/** What somebody may be looking for, and other spellings of what was typed. */
export type Suggested = Suggestions & { spellings: string[] };

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
    call<{ data: RecentSearchOnWire[] }>('GET', '/saved/get_recent', undefined, signal),
  /** One of them, or all. */
  clearRecentSearches: (one?: Pick<RecentSearchOnWire, 'query' | 'kind'>) =>
    call<{ status: string }>(
      'DELETE',
      `/saved/get_recent${one ? `?${new URLSearchParams(one)}` : ''}`,
    ),
  aiSearch: (userId: string, query: string) =>
    call<AiSearchAnswer>('GET', `/spell/v1/${userId}/ai-search?${new URLSearchParams({ query })}`),
};
