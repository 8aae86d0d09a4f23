import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { hasLines, type ListedFile, openFile } from './files';
import { DocumentScanner } from './scanner';
import { unwrap } from './unwrap';

/** The bytes of one JSON value and the line it starts on, or why it was refused. */
export type FoundDocument = { file: string; line: number; bytes: Buffer };
export type ReadRefusal = { file: string; line: number; reason: string };

/** Register documents have at most a few hundred kB; anything longer than this is not one. */
const maxDocumentBytes = 64 * 1024 ** 2;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Parses a found value and extracts the register documents from its response, list or hit.
 * @throws Error with the reason if it is not valid JSON.
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
      // Scanning is synchronous and would block the event loop; let other work run.
      await setImmediate();
    }
  } catch (error) {
    // A truncated file also ends inside a document; its cause is the better reason.
    yield { file, line: scanner.line, reason: reasonOf(error) };
    return;
  }
  if (first) yield { file, line: 1, reason: 'the file is empty' };
  for (const found of scanner.end()) yield { file, ...found };
}

/**
 * Finds register documents in files: Elasticsearch responses, arrays, single documents, and any of
 * these one per line; plain or gzipped. Unreadable parts are reported with their place, and reading
 * continues. Memory use is limited to one document and one chunk of a file.
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
