import { createContext, use } from 'react';
import type { SavedParams } from '@/lib/saved/saved-params';
import type { SavedListSummary, SavedRow, SavedTarget } from '@/lib/saved/types';
import type { Go } from './saved-href';
import type { Choice } from './selection';
import type { SavedData } from './use-saved-page';

/** The saved companies that a dialog acts on. */
export type Several = { target: SavedTarget; count: number };

export type OpenDialog =
  | ({ kind: 'delete' } & Several)
  | ({ kind: 'put' } & Several)
  | ({ kind: 'tag' } & Several)
  | { kind: 'edit'; row: SavedRow }
  | { kind: 'lists'; row: SavedRow }
  | { kind: 'new-list' }
  | { kind: 'rename'; list: SavedListSummary }
  | { kind: 'delete-list'; list: SavedListSummary };

type SavedState = {
  params: SavedParams;
  go: Go;
  data: SavedData;
  choice: Choice;
  setChoice: (choice: Choice) => void;
  /** Clears the selection; the focus moves to the table. */
  clear: () => void;
  /** Moves the focus to the table area, when the focused element is about to disappear. */
  focus: () => void;
  open: (dialog: OpenDialog) => void;
  /** The current list, if one is shown and it exists. */
  list: SavedListSummary | undefined;
};

export const SavedContext = createContext<SavedState | null>(null);

export function useSavedState(): SavedState {
  const state = use(SavedContext);
  if (state === null) throw new Error('Only within SavedView.');
  return state;
}
