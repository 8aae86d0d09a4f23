import { createContext, use } from 'react';
import type { SavedParams } from '@/lib/saved/saved-params';
import type { SavedListSummary, SavedRow, SavedTarget } from '@/lib/saved/types';
import type { Go } from './saved-href';
import type { Choice } from './selection';
import type { SavedData } from './use-saved-page';

/** Saved companies that a dialog is about. */
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

export type SavedState = {
  params: SavedParams;
  go: Go;
  data: SavedData;
  choice: Choice;
  setChoice: (choice: Choice) => void;
  /** Nothing is chosen any more; the focus goes to the table. */
  clear: () => void;
  /** Puts the focus where the table is, when what had it goes. */
  focus: () => void;
  open: (dialog: OpenDialog) => void;
  /** The list that is shown, if one is and it is there. */
  list: SavedListSummary | undefined;
};

export const SavedContext = createContext<SavedState | null>(null);

export function useSavedState(): SavedState {
  const state = use(SavedContext);
  if (state === null) throw new Error('Only within SavedView.');
  return state;
}
