import type { ClickKind } from '@/lib/analytics/constants';
import type {
  RemovedEntry,
  SavedAnswer,
  SavedEntriesAnswer,
  UnsavedAnswer,
} from '@/lib/saved/answers';
import type { FacetCounts } from '@/lib/search/facet-counts';
import type { Histograms } from '@/lib/search/facets';
import type { MapClusters } from '@/lib/search/map-clusters';
import type { UnitPointOnWire } from '@/lib/units/answers';
import type { UnitPoint } from '@/lib/units/types';
import { call } from './call';

/** A company opened from a list; `from`: the company whose page showed the list. */
export type CompanyClick = { kind: ClickKind; the_key: string; from?: string; position?: number };

/** Search results, counts and map data; saving and opening a company. */
export const companiesApi = {
  /** `query`: search and filters, encoded as in a URL. */
  companyFacets: (query: string, signal?: AbortSignal) =>
    call<{ data: FacetCounts }>('GET', `/company/facets?${query}`, undefined, signal),
  companyHistograms: (query: string, signal?: AbortSignal) =>
    call<{ data: Histograms }>('GET', `/company/histograms?${query}`, undefined, signal),
  /** `query`: search and filters; `window`: west, south, east, north and zoom of the map. */
  companyClusters: (query: string, window: string, signal?: AbortSignal) =>
    call<{ data: MapClusters }>(
      'GET',
      `/company/clusters?${[query, window].filter(Boolean).join('&')}`,
      undefined,
      signal,
    ),
  /** `held`: the response of `unsaveCompany`, to restore the entry. */
  saveCompany: (the_key: string, held?: RemovedEntry) =>
    call<SavedAnswer>('POST', '/saved/add', {
      Data: { the_key },
      held,
    }),
  /** The saved entry of one company, if any. */
  savedCompany: (the_key: string) =>
    call<SavedEntriesAnswer>('GET', `/saved/get?${new URLSearchParams({ the_key })}`),
  unsaveCompany: (id: string) => call<UnsavedAnswer>('DELETE', `/saved/get/${id}`),
  /** Positions of a company's active units. */
  unitPoints: async (key: string, signal?: AbortSignal): Promise<UnitPoint[]> => {
    const path = `/company/unit-points/${key}`;
    const { data } = await call<{ data: UnitPointOnWire[] }>('GET', path, undefined, signal);
    return data.map(({ p_number: pNumber, ...point }) => ({ pNumber, ...point }));
  },
  recordClick: (click: CompanyClick) =>
    call<{ status: string }>('POST', '/company/click', click, undefined, true),
};
