import type { ImportAnswer, ImportColumns } from '@/lib/imports/types';
import type { SavedFoundAnswer } from '@/lib/saved/answers';
import { call } from './call';

/** What is imported: a file, or rows that were pasted. */
export type ImportSource = File | string;
/** The columns to use, and whether the first row has headings. */
export type WantedColumns = ImportColumns & { header: boolean };

function formOf(source: ImportSource, columns: WantedColumns | undefined): FormData {
  const form = new FormData();
  if (typeof source === 'string') form.set('text', source);
  else form.set('file', source);
  if (columns) form.set('columns', JSON.stringify(columns));
  return form;
}

/** Finding the companies of a user's own rows, and saving them. */
export const importsApi = {
  /** `columns`: which ones to use, instead of those that are detected. */
  read: (source: ImportSource, columns: WantedColumns | undefined, signal: AbortSignal) =>
    call<ImportAnswer>('POST', '/saved/import', formOf(source, columns), signal),
  /** Undone by `savedApi.undoSaving`. */
  save: (cvrs: readonly string[], list?: string) =>
    call<SavedFoundAnswer>('POST', '/saved/import/entries', { cvrs, list }),
};
