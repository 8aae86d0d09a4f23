import type { SavedSearchOnWire } from '@/lib/saved-searches/mapper';
import type { SearchKind } from '@/lib/saved-searches/types';
import { call } from './call';

/** Searches that somebody keeps. `query`: search and filters as they stand in the address. */
export const savedSearchesApi = {
  list: () => call<{ data: SavedSearchOnWire[] }>('GET', '/saved/searches'),
  create: (search: { name: string; kind: SearchKind; query: string }) =>
    call<{ message: string; data: SavedSearchOnWire }>('POST', '/saved/searches', search),
  rename: (id: string, name: string) =>
    call<{ message: string }>('PUT', `/saved/searches/${id}`, { name }),
  delete: (id: string) => call<{ message: string }>('DELETE', `/saved/searches/${id}`),
};
