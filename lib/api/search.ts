import type { AiSearchAnswer } from '@/lib/ai-search/answers';
import type { RecentSearchOnWire } from '@/lib/recent-searches/answers';
import type { CompanyDataAnswer } from '@/lib/search/answers';
import type { Suggestions } from '@/lib/search/suggest';
import { call } from './call';

/** Suggestions for the typed text, and other spellings of it. */
export type Suggested = Suggestions & { spellings: string[] };

/** Keyword and AI search, and recent searches. */
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
  /** Deletes one recent search, or all. */
  clearRecentSearches: (one?: Pick<RecentSearchOnWire, 'query' | 'kind'>) =>
    call<{ status: string }>(
      'DELETE',
      `/saved/get_recent${one ? `?${new URLSearchParams(one)}` : ''}`,
    ),
  aiSearch: (userId: string, query: string) =>
    call<AiSearchAnswer>('GET', `/spell/v1/${userId}/ai-search?${new URLSearchParams({ query })}`),
};
