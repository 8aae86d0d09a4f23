import 'server-only';
import { type MapContext, mapDocument } from './cvr';
import { type LoadEntry, type LoadResult, loadCompanies } from './load';
import { readDocuments } from './read';
import { readReference } from './reference';

export type ImportOptions = {
  /** Told of every document that is not loaded: `file:line`, or the file alone. */
  onRefused: (place: string, reason: string) => void;
  onProgress?: (documents: number) => void;
};

const placeOf = (file: string, line: number) => (line > 0 ? `${file}:${line}` : file);

async function* entriesOf(
  paths: readonly string[],
  context: MapContext,
  refuse: (place: string, reason: string) => void,
): AsyncGenerator<LoadEntry> {
  for await (const read of readDocuments(paths)) {
    const place = placeOf(read.file, read.line);
    const mapped = 'reason' in read ? read : mapDocument(read.document, context);
    if ('reason' in mapped) refuse(place, mapped.reason);
    else if ('company' in mapped) yield mapped.company;
    else yield { ...mapped, origin: place };
  }
}

/**
 * Loads register documents from files and folders as a delta. What cannot be
 * read is told and counted, and does not keep the rest from being loaded.
 */
export function importFiles(
  paths: readonly string[],
  { onRefused, onProgress }: ImportOptions,
): Promise<LoadResult> {
  let refused = 0;
  const context = { reference: readReference(), day: new Date().toISOString().slice(0, 10) };
  const entries = entriesOf(paths, context, (place, reason) => {
    refused += 1;
    onRefused(place, reason);
  });
  return loadCompanies(entries, {
    source: 'FILES',
    kind: 'DELTA',
    snapshotDate: null,
    refused: () => refused,
    onRefused,
    onProgress,
  });
}
