import type { Reading } from '@/lib/ai-search/types';
import type { ClickKind } from '@/lib/analytics/constants';
import type { CompanyRecordOnWire } from '@/lib/companies/mapper';
import type { FacetCounts } from '@/lib/search/facets';
import type { Histograms } from '@/lib/search/histograms';
import type { MapClusters } from '@/lib/search/map-clusters';
import type { Suggestions } from '@/lib/search/suggest';
import type { MatchedOn, Respelling } from '@/lib/search/types';
import type { UnitPoint, UnitPointOnWire } from '@/lib/units/types';
import { call } from './call';

type SearchAnswer = {
  status: string;
  message?: string;
  data: {
    data: (CompanyRecordOnWire & { matched_on: MatchedOn | null; respelled: Respelling[] })[];
    totalRecords: number;
    currentPage: number;
    totalPages: number;
  };
};

/** What somebody may be looking for, and other spellings of what was typed. */
export type Suggested = Suggestions & { spellings: string[] };
/** A company that was opened from a list; `from`: the company on whose page the list stood. */
export type CompanyClick = { kind: ClickKind; the_key: string; from?: string; position?: number };
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

/** The /api contract as the browser uses it. The session travels in its cookie. */
export const api = {
  searchCompanies: (search: string, page = 1) =>
    call<SearchAnswer>('POST', `/veminto/companydata?page=${page}`, { search }),
  /** `query`: search and filters as they stand in an address. */
  companyFacets: (query: string, signal?: AbortSignal) =>
    call<{ data: FacetCounts }>('GET', `/company/facets?${query}`, undefined, signal),
  companyHistograms: (query: string, signal?: AbortSignal) =>
    call<{ data: Histograms }>('GET', `/company/histograms?${query}`, undefined, signal),
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
  /** `query`: search and filters; `window`: west, south, east, north and zoom of the map. */
  companyClusters: (query: string, window: string, signal?: AbortSignal) =>
    call<{ data: MapClusters }>(
      'GET',
      `/company/clusters?${[query, window].filter(Boolean).join('&')}`,
      undefined,
      signal,
    ),
  saveCompany: (the_key: string) =>
    call<{ message: string; id: string; at: number }>('POST', '/saved/add', { Data: { the_key } }),
  /** The entry of one company, or none. */
  savedCompany: (the_key: string) =>
    call<{ data: { id: string }[]; at: number }>(
      'GET',
      `/saved/get?${new URLSearchParams({ the_key })}`,
    ),
  unsaveCompany: (id: string) =>
    call<{ message: string; at: number }>('DELETE', `/saved/get/${id}`),
  /** Where the active units of a company are. */
  unitPoints: async (key: string, signal?: AbortSignal): Promise<UnitPoint[]> => {
    const path = `/company/unit-points/${key}`;
    const { data } = await call<{ data: UnitPointOnWire[] }>('GET', path, undefined, signal);
    return data.map(({ p_number: pNumber, ...point }) => ({ pNumber, ...point }));
  },
  recordClick: (click: CompanyClick) =>
    call<{ status: string }>('POST', '/company/click', click, undefined, true),
  aiSearch: (userId: string, query: string) =>
    call<AiSearchAnswer>('GET', `/spell/v1/${userId}/ai-search?${new URLSearchParams({ query })}`),
};
