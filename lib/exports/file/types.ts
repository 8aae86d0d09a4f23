import type { Language } from '@/lib/i18n/languages';
import type { Words } from '@/lib/i18n/own-words';
import type { Column, ColumnKey } from '../columns';
import type { ExportFacts, ExportFormat } from '../types';

/** What a worker thread writes into a file. */
export type FileTask = {
  connectionString: string;
  /** What the connection begins with. */
  session: { statement_timeout?: number };
  /** After which an unanswered statement is given up. */
  silenceMs: number;
  /** Whether statements that come again are prepared. */
  prepared: boolean;
  format: ExportFormat;
  language: Language;
  path: string;
  title: string;
  /** How the companies were found: one line each. */
  details: string[];
  columns: ColumnKey[];
  /** CVR numbers in the order of the file, or entries of a person as `SavedKeys` holds them. */
  companies: { keys: string[] } | { saved: { userId: string; entries: string } };
  asked: number;
  /** The version of the register that the keys are of; null when any will do. */
  version: number | null;
  registerDay: string | null;
  /** ISO 8601. */
  madeAt: string;
  /** Shared; its only number is that of the companies written so far. */
  progress: Int32Array;
};

/** A task whose companies are read: the ids of saved ones are in the order of the keys. */
export type OpenTask = Omit<FileTask, 'companies'> & {
  keys: string[];
  saved: { userId: string; ids: string[] } | null;
};

/** `renewed`: another register came in meanwhile, and nothing of use was written. */
export type FileResult = { renewed: true } | { renewed: false; facts: ExportFacts; bytes: number };

/** Days are texts, yyyy-mm-dd; null is an empty cell. */
export type Cell = string | number | null;

/** A table as the writers of all formats get it. */
export type Table = {
  title: string;
  /** Into the language of the file. */
  say: Words;
  columns: readonly Column[];
  /** Known before the first row is. */
  facts: Omit<ExportFacts, 'cutCells'>;
  chunks: AsyncIterable<Cell[][]>;
  /** What the file says about itself, with the number of cells that were cut so far. */
  about: (cutCells: number) => [label: string, text: string][];
};
