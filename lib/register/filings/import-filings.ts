import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readAnswers } from './answer-file';
import { type FilingFolder, type ListedFilings, listFilings } from './files';
import { type FilingRefusal, type FilingsResult, type LoadInput, loadFilings } from './load';
import type { FilingEntry } from './types';

type ImportFilingsOptions = {
  /** Called for every refused document and entry; the place is a file or `file:line`. */
  onRefused: (place: string, reason: string) => void;
  /** `total` is null if it is unknown until the files have been read. */
  onProgress?: (filings: number, total: number | null) => void;
  /** Runs everything and then rolls back. */
  dryRun?: boolean;
};

/** `ignored`: entries of the index other than accounts. */
export type ImportFilingsResult = FilingsResult & { ignored: number };

/** Reports have at most a few MB, packed or not. */
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

/** Looks for a file in the folder with the same name as the last segment of the entry's URL. */
function findDocument({ xbrlUrl }: FilingEntry, present: ReadonlySet<string>): string | null {
  if (xbrlUrl === null) return null;
  const last = path.posix.basename(new URL(xbrlUrl).pathname);
  return [last, `${last}.gz`].find((name) => present.has(name)) ?? null;
}

/** First the entries with their documents, then the documents without an entry. */
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
  yield* missing;
  for (const folder of folders) yield* folderInputs(folder, onIgnored);
}

/** Null if there are responses of the index, whose number of filings is unknown. */
function totalOf({ folders, missing }: ListedFilings): number | null {
  if (folders.some(({ answers }) => answers.length > 0)) return null;
  return folders.reduce((total, { documents }) => total + documents.length, missing.length);
}

/**
 * Loads filings from files and folders: reports, and responses of the index of filings, whose
 * documents are looked up next to them. Unusable ones are reported and counted, and the rest is
 * still loaded.
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
