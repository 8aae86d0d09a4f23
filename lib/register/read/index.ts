import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { hasLines, type ListedFile, openFile } from './files';
import { DocumentScanner } from './scanner';
import { unwrap } from './unwrap';

/** The bytes of one JSON value and the line it starts on, or why it was refused. */
export type FoundDocument = { file: string; line: number; bytes: Buffer };
export type ReadRefusal = {
  file: string;
  line: number;
  reason: string;
  /** From here on nothing is known of the file: more may have been in it. */
  isCutOff?: true;
};

type ReadOptions = {
  /** Given the number of bytes read. */
  onBytes?: (bytes: number) => void;
  /** Returns lines as they are, if parseDocuments parses them: ten times faster. */
  wholeLines?: boolean;
};

/** Register documents have at most a few hundred kB; anything longer than this is not one. */
const maxDocumentBytes = 64 * 1024 ** 2;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

const newline = 0x0a;

type ParsedDocument = { document: unknown } | { reason: string };

function parseValue(bytes: Buffer): ParsedDocument[] {
  try {
    return unwrap(JSON.parse(bytes.toString())).map((document) => ({ document }));
  } catch (error) {
    const message = error instanceof Error ? error.message.slice(0, 120) : '';
    return [{ reason: `not valid JSON: ${message}` }];
  }
}

/**
 * Parses a found value or line and extracts the register documents from its response, list or hit.
 * Of a line that is not valid JSON, the parts that are valid are returned too.
 */
export function parseDocuments({ buffer, byteOffset, byteLength }: Uint8Array): ParsedDocument[] {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const parsed = parseValue(bytes);
  const isValid = parsed.every((item) => 'document' in item);
  if (isValid || bytes.includes(newline)) return parsed;
  const scanner = new DocumentScanner(maxDocumentBytes, true);
  return scanner
    .push(Buffer.concat([bytes, Buffer.of(newline)]))
    .flatMap((part) => ('reason' in part ? { reason: part.reason } : parseValue(part.bytes)));
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return 'the gzip data is cut off';
  if (code?.startsWith('Z_')) return `the gzip data is damaged: ${message}`;
  return `cannot be read: ${message}`;
}

async function* readFile(
  file: string,
  { onBytes = () => {}, wholeLines }: ReadOptions,
): AsyncGenerator<FoundDocument | ReadRefusal> {
  const scanner = new DocumentScanner(maxDocumentBytes, hasLines(file) || undefined, wholeLines);
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
    yield { file, line: scanner.line, reason: reasonOf(error), isCutOff: true };
    return;
  }
  if (first) yield { file, line: 1, reason: 'the file is empty', isCutOff: true };
  for (const found of scanner.end()) {
    yield 'reason' in found ? { file, ...found, isCutOff: true } : { file, ...found };
  }
}

/**
 * Finds register documents in files: Elasticsearch responses, arrays, single documents, and any of
 * these one per line; plain or gzipped. Unreadable parts are reported with their place, and reading
 * continues. Memory use is limited to one document and one chunk of a file.
 */
export async function* findDocuments(
  files: readonly ListedFile[],
  options: ReadOptions = {},
): AsyncGenerator<FoundDocument | ReadRefusal> {
  for (const { file, missing } of files) {
    if (missing) yield { file, line: 0, reason: missing, isCutOff: true };
    else yield* readFile(file, options);
  }
}

export { type ListedFile, listFiles } from './files';
