import 'server-only';
import type { Found } from './document-buffer';
import { hasLines, listFiles, openFile } from './files';
import { DocumentScanner } from './scanner';
import { unwrap } from './unwrap';

export type ReadDocument = { file: string; line: number; document: unknown };
export type ReadRefusal = { file: string; line: number; reason: string };

/** A register document is some hundred kB at most; what is longer is none. */
const maxDocumentBytes = 64 * 1024 ** 2;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

function parse(file: string, found: Found): (ReadDocument | ReadRefusal)[] {
  if ('reason' in found) return [{ file, line: found.line, reason: found.reason }];
  try {
    const value: unknown = JSON.parse(found.bytes.toString('utf8'));
    return unwrap(value).map((document) => ({ file, line: found.line, document }));
  } catch (error) {
    const message = error instanceof Error ? error.message.slice(0, 120) : '';
    return [{ file, line: found.line, reason: `not valid JSON: ${message}` }];
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return 'the gzip data is cut off';
  if (code?.startsWith('Z_')) return `the gzip data is damaged: ${message}`;
  return `cannot be read: ${message}`;
}

async function* readFile(file: string): AsyncGenerator<ReadDocument | ReadRefusal> {
  const scanner = new DocumentScanner(maxDocumentBytes, hasLines(file) || undefined);
  let first = true;
  try {
    for await (const piece of await openFile(file)) {
      const marked = first && piece.subarray(0, 3).equals(byteOrderMark);
      first = false;
      for (const found of scanner.push(marked ? piece.subarray(3) : piece)) {
        yield* parse(file, found);
      }
    }
  } catch (error) {
    // A cut file ends inside a document too; its cause says more than that.
    yield { file, line: scanner.line, reason: reasonOf(error) };
    return;
  }
  if (first) yield { file, line: 1, reason: 'the file is empty' };
  for (const found of scanner.end()) yield* parse(file, found);
}

/**
 * Reads register documents from files and folders: Elasticsearch answers,
 * arrays, single documents, and any of these one a line; plain or gzipped. What
 * cannot be read is told with its place, and the rest goes on. Memory holds one
 * document and one piece of a file.
 */
export async function* readDocuments(
  paths: readonly string[],
): AsyncGenerator<ReadDocument | ReadRefusal> {
  for await (const { file, missing } of listFiles(paths)) {
    if (missing) yield { file, line: 0, reason: 'no such file or folder' };
    else yield* readFile(file);
  }
}
