import 'server-only';

export type Found = { line: number; bytes: Buffer } | { line: number; reason: string };

/** Collects the bytes of one document over the pieces a file arrives in. */
export class DocumentBuffer {
  #chunk: Buffer = Buffer.alloc(0);
  #parts: Buffer[] = [];
  #size = 0;
  /** Where the document begins in the current piece; -1 when none is open. */
  #start = -1;
  #line = 0;
  #refused = false;

  constructor(private readonly maxBytes: number) {}

  get open(): boolean {
    return this.#start >= 0;
  }

  /** True while a document goes on that has been refused for its length. */
  get refused(): boolean {
    return this.#refused;
  }

  enter(chunk: Buffer): void {
    this.#chunk = chunk;
  }

  /** The piece ends: what belongs to an open document is kept for the next one. */
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

  /** The document, which ends at `at`; null when it was refused before. */
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

  /** Answers with the refusal when this part makes the document too long. */
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
