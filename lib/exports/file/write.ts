import { stat } from 'node:fs/promises';
import type { Client } from 'pg';
import { onConnection } from '@/lib/db/silence';
import { documentWords } from '@/lib/i18n/document-words';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';
import { columnsOf, isInOwnCurrency, type KnownColumn } from '../columns';
import type { ExportFormat } from '../types';
import { aboutLines } from './about';
import { leaveOutProtected } from './left-out';
import { Renewed, readChunks, readExportSummary } from './rows';
import type { FileResult, FileTask, OpenTask, Table } from './types';

/** The columns of those keys, each under the heading by which the screen offers it. */
export function headedColumns(keys: readonly string[], language: Language, kind = 'other') {
  const { column, comparedColumn } = messages[language].exports;
  const headingOf = ({ key }: KnownColumn) =>
    isInOwnCurrency(kind, key) ? comparedColumn[key] : column[key];
  return columnsOf(keys).map((one) => ({ ...one, heading: headingOf(one) }));
}

type Write = (path: string, table: Table) => Promise<{ cutCells: number }>;

/** Loaded lazily by the first file of the format. */
const writers: Record<ExportFormat, () => Promise<Write>> = {
  csv: () => import('./csv').then(({ writeCsv }) => writeCsv),
  xlsx: () => import('./xlsx').then(({ writeXlsx }) => writeXlsx),
  pdf: () => import('./pdf').then(({ writePdf }) => writePdf),
};

/** Parsed in the thread rather than while answering requests: there may be thousands of entries. */
function openTask({ companies, ...task }: FileTask): OpenTask {
  if ('keys' in companies) return { ...task, keys: companies.keys, saved: null };
  const { userId, entries } = companies.saved;
  const saved: [id: string, key: string][] = JSON.parse(entries);
  const ids = saved.map(([id]) => id);
  return { ...task, keys: saved.map(([, key]) => key), saved: { userId, ids } };
}

async function write(client: Client, given: OpenTask): Promise<FileResult> {
  const { task, protectedLeftOut } = await leaveOutProtected(client, given);
  if (task.keys.length === 0) return { outcome: 'empty' };
  const { version, known, ...seen } = await readExportSummary(client, task);
  if (task.version !== null && task.version !== version) return { outcome: 'renewed' };
  const { keys, registerDay } = task;
  const rows = keys.length;
  const facts = { ...seen, rows, missing: rows - known, protectedLeftOut, registerDay };
  const say = documentWords(task.language);
  const writer = await writers[task.format]();
  const { cutCells } = await writer(task.path, {
    title: task.title,
    language: task.language,
    say,
    columns: headedColumns(task.columns, task.language, task.compared ? 'compare' : 'other'),
    facts,
    chunks: readChunks(client, task, version),
    about: (cut) => aboutLines(task, { ...facts, cutCells: cut }, say),
  });
  const { size } = await stat(task.path);
  return { outcome: 'written', facts: { ...facts, cutCells }, bytes: size };
}

/** Reads companies from the database and writes them into a file; runs in a worker thread. */
export async function writeExport(task: FileTask): Promise<FileResult> {
  const connection = {
    connectionString: task.connectionString,
    connectionTimeoutMillis: 4_000,
    application_name: 'veminto-export',
    silenceMs: task.silenceMs,
    ...task.session,
  };
  try {
    return await onConnection(connection, (client) => write(client, openTask(task)));
  } catch (error) {
    if (error instanceof Renewed) return { outcome: 'renewed' };
    throw error;
  }
}
