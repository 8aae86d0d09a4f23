import 'server-only';

export type Found = { line: number; bytes: Buffer } | { line: number; reason: string };

/** Collects the bytes of one document across the chunks of a file. */
export class DocumentBuffer {
  #chunk: Buffer = Buffer.alloc(0);
  #parts: Buffer[] = [];
  #size = 0;
  /** Start of the document in the current chunk; -1 if none is open. */
  #start = -1;
  #line = 0;
  #refused = false;

  constructor(private readonly maxBytes: number) {}

  get open(): boolean {
    return this.#start >= 0;
  }

  /** Whether the open document has been refused for its length. */
  get refused(): boolean {
    return this.#refused;
  }

  enter(chunk: Buffer): void {
    this.#chunk = chunk;
  }

  /** Called at the end of a chunk: keeps the part that belongs to an open document. */
  leave(): Found | null {
    if (!this.open) return null;
    const tooLong = this.#keep(this.#chunk.subarray(this.#start));
    this.#start = 0;
    return tooLong;
  }

  begin(at: number, line: number): void {
    this.drop();
    this.#start = at;
    this.#line = line;
  }

  /** Returns the document that ends at `at`; null if it was refused before. */
  take(at: number): Found | null {
    const tooLong = this.#keep(this.#chunk.subarray(this.#start, at + 1));
    const [first = Buffer.alloc(0)] = this.#parts;
    const bytes = this.#parts.length === 1 ? first : Buffer.concat(this.#parts);
    const found = this.#refused ? tooLong : { line: this.#line, bytes };
    this.drop();
    return found;
  }

  drop(): void {
    this.#parts = [];
    this.#size = 0;
    this.#start = -1;
    this.#refused = false;
  }

  /** Returns a refusal if this part makes the document too long. */
  #keep(part: Buffer): Found | null {
    if (this.#refused) return null;
    this.#size += part.length;
    this.#parts.push(part);
    if (this.#size <= this.maxBytes) return null;
    this.#refused = true;
    this.#parts = [];
    const limit = `${Math.round(this.maxBytes / 1024 ** 2)} MiB`;
    return { line: this.#line, reason: `the document is longer than ${limit}` };
  }
}
