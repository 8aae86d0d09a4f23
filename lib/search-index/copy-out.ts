import 'server-only';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** COPY's binary format starts with a signature, flags and the length of an empty extension. */
const headerLength = 19;
const tupleHeader = 2;
const fieldHeader = 4;
/** In place of a field count: the end of the rows. */
const trailer = -1;
const mostFields = 64;

/** The current row; the same object is reused for the next one. */
export class BinaryRow {
  #bytes: Buffer = Buffer.alloc(0);
  readonly #starts = new Int32Array(mostFields);
  readonly #lengths = new Int32Array(mostFields);

  isNull(field: number): boolean {
    return (this.#lengths[field] ?? -1) < 0;
  }

  /** An int4; 0 for null. */
  int(field: number): number {
    return this.isNull(field) ? 0 : this.#bytes.readInt32BE(this.#starts[field]);
  }

  intOrNull(field: number): number | null {
    return this.isNull(field) ? null : this.#bytes.readInt32BE(this.#starts[field]);
  }

  /** A float8. */
  float(field: number): number | null {
    return this.isNull(field) ? null : this.#bytes.readDoubleBE(this.#starts[field]);
  }

  text(field: number): string | null {
    if (this.isNull(field)) return null;
    const start = this.#starts[field] ?? 0;
    return this.#bytes.toString('utf8', start, start + (this.#lengths[field] ?? 0));
  }

  /** A view, valid until the next row. */
  bytes(field: number): Uint8Array {
    const start = this.#starts[field] ?? 0;
    return this.#bytes.subarray(start, start + Math.max(0, this.#lengths[field] ?? 0));
  }

  /**
   * Parses the row at an offset of the bytes.
   * @returns the offset of the next row, or, if negative, minus the number of bytes needed.
   */
  take(bytes: Buffer, from: number): number {
    let at = from + tupleHeader;
    if (at > bytes.length) return -at;
    const fields = bytes.readInt16BE(from);
    this.#bytes = bytes;
    for (let field = 0; field < fields; field += 1) {
      if (at + fieldHeader > bytes.length) return -(at + fieldHeader);
      const length = bytes.readInt32BE(at);
      at += fieldHeader;
      this.#starts[field] = at;
      this.#lengths[field] = length;
      if (length > 0) at += length;
      if (at > bytes.length) return -at;
    }
    return at;
  }
}

/** Splits a stream in COPY's binary format into rows, across chunk boundaries. */
class RowReader {
  readonly #row = new BinaryRow();
  #pending: Buffer[] = [];
  #length = 0;
  #needed = headerLength;
  #begun = false;

  constructor(private readonly onRow: (row: BinaryRow) => void) {}

  add(piece: Buffer): void {
    this.#pending.push(piece);
    this.#length += piece.length;
    if (this.#length < this.#needed) return;
    const [only] = this.#pending;
    const bytes = this.#pending.length === 1 && only ? only : Buffer.concat(this.#pending);
    const end = this.#takeRows(bytes);
    this.#length = bytes.length - end;
    this.#pending = this.#length > 0 ? [bytes.subarray(end)] : [];
  }

  #takeRows(bytes: Buffer): number {
    let at = this.#begun ? 0 : headerLength;
    this.#begun = true;
    for (;;) {
      if (at + tupleHeader <= bytes.length && bytes.readInt16BE(at) === trailer) {
        this.#needed = Number.POSITIVE_INFINITY;
        return bytes.length;
      }
      const next = this.#row.take(bytes, at);
      if (next < 0) {
        this.#needed = -next - at;
        return at;
      }
      this.onRow(this.#row);
      at = next;
    }
  }
}

/** Streams the rows of a SELECT to `onRow`. Supports int4, float8, text and bytea. */
export async function copyOut(
  client: ClientBase,
  select: string,
  onRow: (row: BinaryRow) => void,
): Promise<void> {
  const reader = new RowReader(onRow);
  const stream = client.query(copyTo(`COPY (${select}) TO STDOUT (FORMAT BINARY)`));
  for await (const piece of stream) reader.add(piece as Buffer);
}
