import type { Message } from '@/lib/answer-parts';
import type { SavedSearchOnWire } from '@/lib/saved-searches/answers';
import type { SearchKind } from '@/lib/saved-searches/types';
import { call } from './call';

/** The user's saved searches. `query`: search and filters, encoded as in the URL. */
export const savedSearchesApi = {
  list: () => call<{ data: SavedSearchOnWire[] }>('GET', '/saved/searches'),
  create: (search: { name: string; kind: SearchKind; query: string }) =>
    call<Message & { data: SavedSearchOnWire }>('POST', '/saved/searches', search),
  rename: (id: string, name: string) => call<Message>('PUT', `/saved/searches/${id}`, { name }),
  delete: (id: string) => call<Message>('DELETE', `/saved/searches/${id}`),
};
