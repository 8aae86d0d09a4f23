import 'server-only';
import type { Found } from '../read/document-buffer';
import { DocumentScanner } from '../read/scanner';

/** What a reader hands over at once: values as the file has them, in its order. */
export type Raw = { value: unknown } | { reason: string };

/** A row has some twenty short columns. */
const maxRowBytes = 1024 ** 2;
/** A wrapper's list begins within these bytes, or there is no wrapper. */
const maxHead = 64 * 1024;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const brace = '{'.charCodeAt(0);

/**
 * Where the list of rows begins in an object around it; -1 when the text is no
 * such object, null when more of it is needed to tell.
 */
export function listInWrapper(head: string): number | null {
  if (!/^\s*\{/.test(head)) return /\S/.test(head) ? -1 : null;
  const token = /"(?:[^"\\]|\\.)*(?<end>")?|[{}[\]]/gs;
  let depth = 0;
  for (let found = token.exec(head); found; found = token.exec(head)) {
    const [sign] = found;
    // Signs in a text that goes on are none.
    if (sign[0] === '"' && found.groups?.end === undefined) return null;
    if (sign === '[' && depth === 1) {
      const [next] = /\S/.exec(head.slice(token.lastIndex)) ?? [];
      if (next === undefined) return null;
      if (next === '{' || next === ']') return found.index;
    }
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    if (depth === 0) return -1;
  }
  return null;
}

/**
 * Gives the list inside a wrapper the frame that the scanner knows, with as many
 * line ends as the wrapper had; other text goes through as it is.
 */
async function* withKnownFrame(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  let framed = false;
  for await (const piece of pieces) {
    if (head === null) {
      yield piece;
      continue;
    }
    head = Buffer.concat([head, piece]);
    if (head.length < byteOrderMark.length) continue;
    if (head.subarray(0, 3).equals(byteOrderMark)) head = head.subarray(3);
    // One byte a character: places in the text are places in the bytes.
    const at = listInWrapper(head.toString('latin1', 0, maxHead));
    if (at === null && head.length < maxHead) continue;
    framed = at !== null && at >= 0;
    if (framed && at !== null) {
      const lines = '\n'.repeat(head.subarray(0, at).filter((byte) => byte === 0x0a).length);
      yield Buffer.from(`{"hits":{"hits":${lines}`);
      head = head.subarray(at);
    }
    yield head;
    head = null;
  }
  if (head !== null) yield head;
  if (framed) yield Buffer.from('}');
}

function parse(found: Found): Raw {
  if ('reason' in found) return found;
  try {
    // The scanner also cuts out inner lists of what should be objects.
    if (found.bytes[0] !== brace) return { reason: 'not a JSON object' };
    return { value: JSON.parse(found.bytes.toString('utf8')) };
  } catch {
    return { reason: 'not valid JSON' };
  }
}

/**
 * Rows of a JSON text: one array, an object around one, or one row a line.
 * @throws Error with the reason, as a sentence part, when the text is cut off.
 */
export async function* jsonRows(pieces: AsyncIterable<Buffer>): AsyncGenerator<Raw[]> {
  const scanner = new DocumentScanner(maxRowBytes, undefined);
  for await (const piece of withKnownFrame(pieces)) {
    const found = scanner.push(piece);
    if (found.length > 0) yield found.map(parse);
  }
  if (scanner.end().length > 0) throw new Error('it ends inside a row');
}
