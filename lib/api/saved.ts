import type { Message } from '@/lib/answer-parts';
import type {
  ListChangeAnswer,
  ListDeletedAnswer,
  RemovedCompany,
  RestoredAnswer,
  SavedFoundAnswer,
  SavedPageAnswer,
  Saving,
  SavingUndoneAnswer,
  TaggedAnswer,
  TakenOutAnswer,
  UnsavedManyAnswer,
} from '@/lib/saved/answers';
import type {
  FoundCompanies,
  SavedListSummary,
  SavedOverview,
  SavedTarget,
} from '@/lib/saved/types';
import { call } from './call';

type Written = { note?: string; tags?: string[] };
/** Saved companies, their lists, notes and tags. */
export const savedApi = {
  /** `query`: the query string of /saved. */
  page: (query: string, signal?: AbortSignal) =>
    call<SavedPageAnswer>('GET', `/saved/entries?${query}`, undefined, signal),
  overview: (signal?: AbortSignal) =>
    call<{ data: SavedOverview }>('GET', '/saved/overview', undefined, signal),
  /** `added` in the response: the companies that were not saved before; `saving`: to undo it. */
  saveFound: (found: FoundCompanies, list?: string) =>
    call<SavedFoundAnswer>('POST', '/saved/found', { ...found, list }),
  undoSaving: (saving: Saving) => call<SavingUndoneAnswer>('DELETE', '/saved/found', saving),
  /** `removed` in the response: to undo it. */
  remove: (target: SavedTarget) =>
    call<UnsavedManyAnswer>('DELETE', '/saved/deletemultiple', target),
  restore: (removed: RemovedCompany[]) =>
    call<RestoredAnswer>('POST', '/saved/restore', { removed }),
  /** `before`: the values when editing began; a mismatch is a conflict. */
  edit: (id: string, change: Written & { before?: Written }) =>
    call<Message & Written>('PATCH', `/saved/entries/${id}`, change),
  tag: (target: SavedTarget, tags: { add?: string[]; remove?: string[] }) =>
    call<TaggedAnswer>('PUT', '/saved/tags', { ...target, ...tags }),
  lists: (signal?: AbortSignal) =>
    call<{ data: SavedListSummary[] }>('GET', '/saved/lists', undefined, signal),
  /** `ids`: what deleting it answered, to have it back. */
  createList: (name: string, ids?: string[]) =>
    call<Message & { data: SavedListSummary }>('POST', '/saved/lists', { name, ids }),
  renameList: (id: string, name: string) =>
    call<Message & { name: string }>('PATCH', `/saved/lists/${id}`, { name }),
  /** `ids` in the response: to make the list again. */
  deleteList: (id: string) => call<ListDeletedAnswer>('DELETE', `/saved/lists/${id}`),
  putIn: (id: string, target: SavedTarget) =>
    call<ListChangeAnswer>('PUT', `/saved/lists/${id}/entries`, target),
  takeOut: (id: string, target: SavedTarget) =>
    call<TakenOutAnswer>('DELETE', `/saved/lists/${id}/entries`, target),
};
