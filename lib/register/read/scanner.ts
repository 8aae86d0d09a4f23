import 'server-only';
import { DocumentBuffer, type Found } from './document-buffer';

const quote = 0x22;
const backslash = 0x5c;
const newline = 0x0a;
const space = 0x20;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
/** After one of these bytes a value may continue on the next line. */
const expectsValue = new Set([openBrace, openBracket, comma, colon]);

/** Tables of bytes: looking a byte up is several times faster than comparing it. */
const tableOf = (bytes: readonly number[]) =>
  Uint8Array.from({ length: 256 }, (_, byte) => (bytes.includes(byte) ? 1 : 0));
const endsString = tableOf([quote, backslash, newline]);
const structure = tableOf([...[quote, newline, openBrace, openBracket, closeBrace, closeBracket]]);

/** The last non-whitespace byte before `at`; 0 if this chunk has none. */
function lastVisible(chunk: Buffer, at: number): number {
  let before = at - 1;
  while (before >= 0 && (chunk[before] ?? 0) <= space) before -= 1;
  return chunk[before] ?? 0;
}

/**
 * Splits JSON text, given in chunks, into documents without parsing it: consecutive values (one per
 * line or pretty-printed), elements of an array, or the hits of an Elasticsearch response. Holds
 * one document in memory. In text with one value per line, a broken line affects only itself.
 */
export class DocumentScanner {
  #found: Found[] = [];
  #buffer: DocumentBuffer;
  #line = 1;
  #depth = 0;
  /** Depth at which documents begin: 0 at the top level, 1 in an array, 3 in hits.hits. */
  #base = 0;
  #inString = false;
  #escaped = false;
  /** The last non-whitespace byte outside strings. */
  #last = 0;
  /** Start of the current string in this chunk, and its beginning from the previous chunk. */
  #stringStart = 0;
  #carry = '';
  #hitsKey = false;
  #inHits = false;
  /** A stray value was refused; the rest is skipped up to the next comma, bracket or line. */
  #stray = false;
  #valueLine = 1;
  #values = 0;
  #refusedLine = 0;
  /** Nothing but spaces yet in the current line. */
  #isBlank = true;

  constructor(
    private readonly maxBytes: number,
    /** One value per line; if undefined, detected from the first line. */
    private lines: boolean | undefined,
    /** Returns lines that begin with an object as they are, which parseDocuments takes apart. */
    private readonly wholeLines = false,
  ) {
    this.#buffer = new DocumentBuffer(maxBytes);
  }

  push(chunk: Buffer): Found[] {
    this.#found = [];
    this.#buffer.enter(chunk);
    this.#stringStart = 0;
    for (let at = 0; at < chunk.length; at++) {
      if (this.#isDeep()) at = this.#skip(chunk, at);
      if (at === chunk.length) break;
      if (this.#inString) at = this.#string(chunk, at);
      else {
        const byte = chunk[at] ?? 0;
        const end = byte === openBrace ? this.#wholeLine(chunk, at) : at;
        if (end > at) at = end - 1;
        else if (byte > space) this.#byte(byte, at);
        else if (byte === newline) this.#newline();
      }
    }
    if (this.#inString)
      this.#carry += chunk.toString('latin1', this.#stringStart, this.#stringStart + 5);
    const tooLong = this.#buffer.leave();
    if (tooLong) this.#found.push(tooLong);
    return this.#found;
  }

  get line(): number {
    return this.#line;
  }

  end(): Found[] {
    this.#found = [];
    if (this.#depth > 0) this.#refuse(this.#valueLine, 'the file ends inside a document');
    return this.#found;
  }

  /** Takes the rest of a line at once; returns its end, or `at` if it must be looked at. */
  #wholeLine(chunk: Buffer, at: number): number {
    if (!this.wholeLines || !this.lines || !this.#isBlank || this.#depth > 0) return at;
    const end = chunk.indexOf(newline, at);
    if (end < 0 || end - at > this.maxBytes) return at;
    this.#found.push({ line: this.#line, bytes: chunk.subarray(at, end) });
    return end;
  }

  /** Inside a document, and deeper than the hits of a response can begin. */
  #isDeep(): boolean {
    return this.#buffer.open && (this.#base > 0 || this.#depth > 3);
  }

  /**
   * Fast path for nearly all bytes: only depth and strings matter. Returns the position of the
   * first byte that needs more attention, or the end of the chunk.
   */
  #skip(chunk: Buffer, from: number): number {
    const floor = this.#base > 0 ? this.#base + 1 : 4;
    let depth = this.#depth;
    let inString = this.#inString;
    let escaped = this.#escaped;
    let at = from;
    for (; at < chunk.length; at++) {
      if (escaped) {
        escaped = false;
        if (chunk[at] !== newline) continue;
      }
      const ends = inString ? endsString : structure;
      while (at < chunk.length && !ends[chunk[at] ?? 0]) at++;
      const byte = chunk[at];
      if (byte === undefined || byte === newline) break;
      if (byte === backslash) escaped = true;
      else if (byte === quote) inString = !inString;
      else if (byte === openBrace || byte === openBracket) depth += 1;
      else if (depth <= floor) break;
      else depth -= 1;
    }
    this.#depth = depth;
    this.#inString = inString;
    this.#escaped = escaped;
    this.#last = lastVisible(chunk, at);
    return at;
  }

  /** Continues in a string; returns the position of its end, or the end of the chunk. */
  #string(chunk: Buffer, from: number): number {
    let at = from;
    let escaped = this.#escaped;
    for (; at < chunk.length; at++) {
      const byte = chunk[at];
      if (byte === newline || (byte === quote && !escaped)) {
        this.#endString(chunk, at);
        break;
      }
      escaped = byte === backslash && !escaped;
    }
    this.#escaped = escaped && at >= chunk.length;
    return at;
  }

  /** A newline ends a string as well, so that the parser finds the error in this document only. */
  #endString(chunk: Buffer, at: number): void {
    this.#inString = false;
    if (this.#base === 0 && this.#depth <= 2) {
      const length = at - this.#stringStart + this.#carry.length;
      const text =
        length === 4 ? this.#carry + chunk.toString('latin1', this.#stringStart, at) : '';
      this.#hitsKey = text === 'hits';
    }
    if (chunk[at] === newline) this.#newline();
  }

  #byte(byte: number, at: number): void {
    this.#isBlank = false;
    if (this.lines === undefined && this.#line > this.#valueLine && this.#depth > 0) {
      this.#decide(byte);
    }
    if (byte === quote) this.#startString(at);
    else if (byte === openBrace || byte === openBracket) this.#open(byte, at);
    else if (byte === closeBrace || byte === closeBracket) this.#close(at);
    else if (byte === comma) this.#stray = false;
    else if (this.#depth === this.#base && !this.#buffer.open) this.#refuseStray();
    if (byte !== colon) this.#hitsKey = false;
    this.#last = byte;
  }

  #startString(at: number): void {
    this.#inString = true;
    this.#stringStart = at + 1;
    this.#carry = '';
    if (this.#depth === this.#base && !this.#buffer.open) this.#refuseStray();
  }

  #open(byte: number, at: number): void {
    if (this.#depth === 0) this.#valueLine = this.#line;
    if (this.#depth === 0 && byte === openBracket) this.#base = 1;
    else if (this.#depth === this.#base) this.#buffer.begin(at, this.#line);
    if (this.#hitsKey && this.#base === 0) {
      if (this.#depth === 1 && byte === openBrace) this.#inHits = true;
      if (this.#depth === 2 && byte === openBracket && this.#inHits) {
        this.#base = 3;
        this.#buffer.drop();
      }
    }
    this.#stray = false;
    this.#depth += 1;
  }

  #close(at: number): void {
    this.#stray = false;
    if (this.#depth === 0) {
      this.#refuseStray();
      return;
    }
    this.#depth -= 1;
    if (this.#depth === 1) this.#inHits = false;
    if (this.#depth === this.#base && this.#buffer.open) {
      const found = this.#buffer.take(at);
      if (found) this.#found.push(found);
    }
    // Anything after the hits of a response is not a document.
    if (this.#depth < this.#base) this.#base = Number.POSITIVE_INFINITY;
    if (this.#depth === 0) {
      this.#base = 0;
      this.#values += 1;
    }
  }

  #newline(): void {
    if (this.lines === undefined && this.#depth === 0 && this.#values > 0) {
      this.lines = this.#valueLine === this.#line;
    }
    if (this.lines && this.#depth > 0) this.#breakLine();
    this.#line += 1;
    this.#isBlank = true;
    this.#stray = this.#stray && this.#depth > 0;
  }

  /** The first value spans a line end: it is either pretty-printed or a broken line. */
  #decide(byte: number): void {
    const begins = byte === openBrace || byte === openBracket;
    this.lines = begins && !expectsValue.has(this.#last);
    if (this.lines) this.#breakLine();
  }

  #breakLine(): void {
    if (!this.#buffer.refused) this.#refuse(this.#valueLine, 'the line ends inside a document');
    this.#buffer.drop();
    this.#depth = 0;
    this.#base = 0;
    this.#inHits = false;
  }

  #refuseStray(): void {
    if (!this.#stray) this.#refuse(this.#line, 'a JSON object was expected');
    this.#stray = true;
  }

  /** A line is refused only once, even if it has several errors. */
  #refuse(line: number, reason: string): void {
    if (line !== this.#refusedLine) this.#found.push({ line, reason });
    this.#refusedLine = line;
  }
}
