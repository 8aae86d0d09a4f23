import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readAnswers } from './answer-file';
import { type FilingFolder, type ListedFilings, listFilings } from './files';
import { type FilingRefusal, type FilingsResult, type LoadInput, loadFilings } from './load';
import type { FilingEntry } from './types';

export type ImportFilingsOptions = {
  /** Told of every document and entry that is not used: a file, or `file:line`. */
  onRefused: (place: string, reason: string) => void;
  /** `total` is null when the files do not tell before they are read. */
  onProgress?: (filings: number, total: number | null) => void;
  /** Does everything and keeps nothing. */
  dryRun?: boolean;
};

/** `ignored`: entries of the index that are no accounts. */
export type ImportFilingsResult = FilingsResult & { ignored: number };

/** Reports have some MB at most, packed or not. */
const maxFileBytes = 256 * 1024 ** 2;

async function readDocument(file: string): Promise<Buffer | FilingRefusal> {
  try {
    const { size } = await stat(file);
    if (size <= maxFileBytes) return await readFile(file);
    return { place: file, reason: `the file is larger than ${maxFileBytes / 1024 ** 2} MiB` };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { place: file, reason: `cannot be read: ${message}` };
  }
}

/** The file in the folder that is named like the last part of the entry's address. */
function findDocument({ xbrlUrl }: FilingEntry, present: ReadonlySet<string>): string | null {
  if (xbrlUrl === null) return null;
  const last = path.posix.basename(new URL(xbrlUrl).pathname);
  return [last, `${last}.gz`].find((name) => present.has(name)) ?? null;
}

/** Entries with their documents first, then the documents that no entry named. */
async function* folderInputs(
  { folder, answers, documents, present }: FilingFolder,
  onIgnored: () => void,
): AsyncGenerator<LoadInput> {
  const named = new Set<string>();
  for (const name of answers) {
    const file = path.join(folder, name);
    for await (const item of readAnswers(file)) {
      const place = `${file}:${item.line}`;
      if ('ignored' in item) onIgnored();
      else if ('reason' in item) yield { place, reason: item.reason };
      else yield* entryInputs(item.entry, { folder, present, place, named });
    }
  }
  for (const name of documents) {
    if (named.has(name)) continue;
    const place = path.join(folder, name);
    const document = await readDocument(place);
    yield 'reason' in document ? document : { place, entry: null, document };
  }
}

type Place = Pick<FilingFolder, 'folder' | 'present'> & { place: string; named: Set<string> };

async function* entryInputs(
  entry: FilingEntry,
  { folder, present, place, named }: Place,
): AsyncGenerator<LoadInput> {
  const name = findDocument(entry, present);
  if (name === null) {
    yield { place, entry, document: null };
    return;
  }
  named.add(name);
  const file = path.join(folder, name);
  const document = await readDocument(file);
  if ('reason' in document) yield document;
  yield { place: file, entry, document: 'reason' in document ? null : document };
}

async function* allInputs(
  { folders, missing }: ListedFilings,
  onIgnored: () => void,
): AsyncGenerator<LoadInput> {
  for (const place of missing) yield { place, reason: 'no such file or folder' };
  for (const folder of folders) yield* folderInputs(folder, onIgnored);
}

/** Only answers of the index hold an unknown number of filings. */
function totalOf({ folders, missing }: ListedFilings): number | null {
  if (folders.some(({ answers }) => answers.length > 0)) return null;
  return folders.reduce((total, { documents }) => total + documents.length, missing.length);
}

/**
 * Loads filings from files and folders: reports, and answers of the index of
 * filings, whose documents are looked for beside them. What cannot be used is
 * told and counted, and does not keep the rest from being loaded.
 */
export async function importFilings(
  paths: readonly string[],
  { onRefused, onProgress, dryRun }: ImportFilingsOptions,
): Promise<ImportFilingsResult> {
  const listed = await listFilings(paths);
  const total = totalOf(listed);
  let ignored = 0;
  const inputs = allInputs(listed, () => {
    ignored += 1;
  });
  const result = await loadFilings(inputs, {
    source: 'FILINGS',
    onRefused,
    dryRun,
    onProgress: (filings) => onProgress?.(filings, total),
  });
  return { ...result, ignored };
}
