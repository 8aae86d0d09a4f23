import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { hasLines, type ListedFile, openFile } from './files';
import { DocumentScanner } from './scanner';
import { unwrap } from './unwrap';

/** Bytes of one JSON value and where it begins; or why there is none. */
export type FoundDocument = { file: string; line: number; bytes: Buffer };
export type ReadRefusal = { file: string; line: number; reason: string };

/** A register document is some hundred kB at most; what is longer is none. */
const maxDocumentBytes = 64 * 1024 ** 2;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * The register documents in a found value, out of their answer, list and hit.
 * @throws Error with the reason when it is not JSON.
 */
export function parseDocument(bytes: Uint8Array): unknown[] {
  try {
    return unwrap(
      JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()),
    );
  } catch (error) {
    const message = error instanceof Error ? error.message.slice(0, 120) : '';
    throw new Error(`not valid JSON: ${message}`);
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return 'the gzip data is cut off';
  if (code?.startsWith('Z_')) return `the gzip data is damaged: ${message}`;
  return `cannot be read: ${message}`;
}

async function* readFile(
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<FoundDocument | ReadRefusal> {
  const scanner = new DocumentScanner(maxDocumentBytes, hasLines(file) || undefined);
  let first = true;
  try {
    for await (const piece of await openFile(file, onBytes)) {
      const marked = first && piece.subarray(0, 3).equals(byteOrderMark);
      first = false;
      for (const found of scanner.push(marked ? piece.subarray(3) : piece))
        yield { file, ...found };
      // Cutting is quick and never waits: without a turn nothing else would happen.
      await setImmediate();
    }
  } catch (error) {
    // A cut file ends inside a document too; its cause says more than that.
    yield { file, line: scanner.line, reason: reasonOf(error) };
    return;
  }
  if (first) yield { file, line: 1, reason: 'the file is empty' };
  for (const found of scanner.end()) yield { file, ...found };
}

/**
 * Finds register documents in files: Elasticsearch answers, arrays, single
 * documents, and any of these one a line; plain or gzipped. What cannot be read
 * is told with its place, and the rest goes on. Memory holds one document and
 * one piece of a file.
 */
export async function* findDocuments(
  files: readonly ListedFile[],
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<FoundDocument | ReadRefusal> {
  for (const { file, missing } of files) {
    if (missing) yield { file, line: 0, reason: 'no such file or folder' };
    else yield* readFile(file, onBytes);
  }
}

export { type ListedFile, listFiles } from './files';
