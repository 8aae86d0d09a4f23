import type { Language } from '@/lib/i18n/languages';
import type { Words } from '@/lib/i18n/own-words';
import type { Column, ColumnKey } from '../columns';
import type { ExportFacts, ExportFormat } from '../types';
import type { Cell } from './cell';
import type { ComparedFile } from './compared';

/** The task of a worker thread: one file to write. */
export type FileTask = {
  connectionString: string;
  /** Initial session settings of the connection. */
  session: { statement_timeout?: number };
  /** Timeout of an unanswered statement. */
  silenceMs: number;
  /** Whether to use prepared statements. */
  prepared: boolean;
  format: ExportFormat;
  language: Language;
  path: string;
  title: string;
  /** How the companies were found, one line per criterion. */
  details: string[];
  columns: ColumnKey[];
  /** CVR numbers in file order, or a user's entries as in `SavedKeys`. */
  companies: { keys: string[] } | { saved: { userId: string; entries: string } };
  /** Of a comparison; otherwise null, and the rows have the newest accounts in kroner. */
  compared: ComparedFile | null;
  asked: number;
  /** Leaves out companies under advertising protection. */
  withoutProtected: boolean;
  /** Version of the register the keys are from; null when any version will do. */
  version: number | null;
  registerDay: string | null;
  /** ISO 8601. */
  madeAt: string;
  /** Shared memory; its only element counts the companies written so far. */
  progress: Int32Array;
};

/** A task with parsed companies: `saved.ids` are in the order of `keys`. */
export type OpenTask = Omit<FileTask, 'companies'> & {
  keys: string[];
  saved: { userId: string; ids: string[] } | null;
};

/**
 * `renewed`: the register was replaced meanwhile, and the file is unusable. `empty`: all companies
 * are left out, and there is no file.
 */
export type FileResult =
  | { outcome: 'renewed' | 'empty' }
  | { outcome: 'written'; facts: ExportFacts; bytes: number };

export type HeadedColumn = Column & { heading: string };

/** The input of the writers of all formats. */
export type Table = {
  title: string;
  language: Language;
  /** Translates into the file's language. */
  say: Words;
  columns: readonly HeadedColumn[];
  /** Known before the first row. */
  facts: Omit<ExportFacts, 'cutCells'>;
  chunks: AsyncIterable<Cell[][]>;
  /** The file's description of itself, with the number of cells truncated so far. */
  about: (cutCells: number) => [label: string, text: string][];
};
