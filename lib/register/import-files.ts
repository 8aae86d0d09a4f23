import 'server-only';
import { danishDay } from '@/lib/danish-day';
import { AppError } from '@/lib/errors';
import { type LoadOptions, type LoadResult, loadBatches, type Refusal } from './load';
import type { Task } from './load/task';
import { taskBatches } from './load/tasks';
import { findDocuments, type ListedFile, listFiles, type ReadRefusal } from './read';

export type ImportProgress = { documents: number; refused: number; fraction: number };

type ImportOptions = Partial<
  Pick<LoadOptions, 'source' | 'kind' | 'snapshotDate' | 'completeTo' | 'removeMissing' | 'dryRun'>
> & {
  /** Called for every refused document; the place is `file:line`, or just the file. */
  onRefused: (place: string, reason: string) => void;
  onProgress?: (progress: ImportProgress) => void;
  /** A copy of days without changes has no files; a folder that somebody names should have some. */
  mayBeEmpty?: boolean;
};

/** Input size from which starting worker threads pays off. */
const largeBytes = 30_000_000;
const largeZippedBytes = 3_000_000;

/** Enough heap to parse a document of the maximum length. */
const heapMb = 1_024;

const taskBytes = 2_000_000;
const taskDocuments = 500;

const isLarge = (files: readonly ListedFile[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) > largeBytes ||
  files.reduce((sum, { file, bytes }) => sum + (file.endsWith('.gz') ? bytes : 0), 0) >
    largeZippedBytes;

const placeOf = ({ file, line }: { file: string; line: number }) =>
  line > 0 ? `${file}:${line}` : file;

/** A full load removes the companies that its files lack, so all of each file must be there. */
function requireWhole(refusal: ReadRefusal): void {
  if (!refusal.isCutOff) return;
  throw new AppError(
    'invalid_input',
    `${placeOf(refusal)}: ${refusal.reason}. A full load needs whole files; nothing was replaced.`,
  );
}

type DocumentTask = Extract<Task, { kind: 'documents' }>;

async function* tasksOf(
  files: readonly ListedFile[],
  day: string,
  {
    onBytes,
    onRefused,
  }: { onBytes: (bytes: number) => void; onRefused: (one: ReadRefusal) => void },
): AsyncGenerator<DocumentTask> {
  let number = 0;
  let bytes = 0;
  let found: DocumentTask['found'] = [];
  const task = (): DocumentTask => {
    const made = { kind: 'documents' as const, number, day, found };
    number += 1;
    bytes = 0;
    found = [];
    return made;
  };
  for await (const item of findDocuments(files, { onBytes, wholeLines: true })) {
    const place = placeOf(item);
    if ('reason' in item) {
      onRefused(item);
      found.push({ place, reason: item.reason });
    } else {
      bytes += item.bytes.length;
      // Copied, because the document is a view into the buffer of the current chunk.
      found.push({ place, bytes: new Uint8Array(item.bytes) });
    }
    if (bytes >= taskBytes || found.length >= taskDocuments) yield task();
  }
  if (found.length > 0) yield task();
}

/**
 * Loads register documents from files and folders, by default as a delta. Unreadable documents are
 * reported and counted, and the rest is still loaded.
 * @throws AppError `invalid_input` if files of a full load cannot be read to their end.
 */
export async function importFiles(
  paths: readonly string[],
  { onRefused, onProgress, mayBeEmpty = false, ...options }: ImportOptions,
): Promise<LoadResult> {
  const listed = await listFiles(paths);
  const files = mayBeEmpty ? listed.filter(({ missing }) => missing === undefined) : listed;
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let read = 0;
  const day = options.snapshotDate ?? danishDay();
  const tasks = tasksOf(files, day, {
    onBytes: (bytes) => {
      read += bytes;
    },
    onRefused: options.kind === 'FULL' ? requireWhole : () => {},
  });
  return loadBatches(taskBatches(tasks, { large: isLarge(files), heapMb }), {
    source: 'FILES',
    kind: 'DELTA',
    snapshotDate: null,
    ...options,
    onRefused: ({ place, reason }: Refusal) => onRefused(place, reason),
    onProgress: ({ entries, refused }) =>
      onProgress?.({ documents: entries, refused, fraction: total > 0 ? read / total : 1 }),
  });
}
