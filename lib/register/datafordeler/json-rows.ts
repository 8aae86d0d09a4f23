import 'server-only';
import type { Found } from '../read/document-buffer';
import { DocumentScanner } from '../read/scanner';

/** One item from a reader: a value as it is in the file, or the reason for refusing it. */
export type Raw = { value: unknown } | { reason: string };

/** A row has about twenty short columns. */
const maxRowBytes = 1024 ** 2;
/** If the list does not begin within these bytes, there is no wrapper. */
const maxHead = 64 * 1024;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const brace = '{'.charCodeAt(0);

/**
 * Position of the list of rows in a wrapping object; -1 if the text is not such an object, null if
 * more text is needed to decide.
 */
export function listInWrapper(head: string): number | null {
  if (!/^\s*\{/.test(head)) return /\S/.test(head) ? -1 : null;
  const token = /"(?:[^"\\]|\\.)*(?<end>")?|[{}[\]]/gs;
  let depth = 0;
  for (let found = token.exec(head); found; found = token.exec(head)) {
    const [sign] = found;
    // Inside an unfinished string, brackets do not count.
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
 * Replaces a wrapper around the list by the hits.hits that the scanner knows, with the same number
 * of newlines; other text is passed through unchanged.
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
    // latin1 has one byte per character, so text positions equal byte positions.
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
    // Where objects are expected, the scanner also returns inner lists.
    if (found.bytes[0] !== brace) return { reason: 'not a JSON object' };
    return { value: JSON.parse(found.bytes.toString('utf8')) };
  } catch {
    return { reason: 'not valid JSON' };
  }
}

/**
 * Rows of a JSON text: an array, an object around one, or one row per line.
 * @throws Error with the reason, as part of a sentence, if the text is truncated.
 */
export async function* jsonRows(pieces: AsyncIterable<Buffer>): AsyncGenerator<Raw[]> {
  const scanner = new DocumentScanner(maxRowBytes, undefined);
  for await (const piece of withKnownFrame(pieces)) {
    const found = scanner.push(piece);
    if (found.length > 0) yield found.map(parse);
  }
  if (scanner.end().length > 0) throw new Error('it ends inside a row');
}
