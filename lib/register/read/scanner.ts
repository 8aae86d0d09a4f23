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
/** After one of these a value may follow on the next line. */
const expectsValue = new Set([openBrace, openBracket, comma, colon]);

/** The last byte before `at` that is no white space; 0 when this piece has none. */
function lastVisible(chunk: Buffer, at: number): number {
  let before = at - 1;
  while (before >= 0 && (chunk[before] ?? 0) <= space) before -= 1;
  return chunk[before] ?? 0;
}

/**
 * Cuts JSON text, given in pieces, into its documents without parsing it:
 * values one after another (one a line, or printed over many lines), elements
 * of an array, or the hits of an Elasticsearch answer. Memory holds one document.
 * In text with one value a line a broken line spoils nothing but itself.
 */
export class DocumentScanner {
  #found: Found[] = [];
  #buffer: DocumentBuffer;
  #line = 1;
  #depth = 0;
  /** Depth at which documents begin: 0, 1 in an array, 3 in hits.hits. */
  #base = 0;
  #inString = false;
  #escaped = false;
  /** The last byte that was no white space, strings aside. */
  #last = 0;
  /** Where the current string begins in this piece, and what the last piece had of it. */
  #stringStart = 0;
  #carry = '';
  #hitsKey = false;
  #inHits = false;
  /** Refused already: what follows is skipped up to the next comma, close or line. */
  #stray = false;
  #valueLine = 1;
  #values = 0;
  #refusedLine = 0;

  constructor(
    maxBytes: number,
    /** One value a line; undefined: the first line tells. */
    private lines: boolean | undefined,
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
        if (byte > space) this.#byte(byte, at);
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

  /** Inside a document, and below where the hits of an answer can begin. */
  #isDeep(): boolean {
    return this.#buffer.open && (this.#base > 0 || this.#depth > 3);
  }

  /**
   * Nearly all bytes pass here: only depth and strings matter. Answers with the
   * place of the first byte that may matter more, or of the piece's end.
   */
  #skip(chunk: Buffer, from: number): number {
    const floor = this.#base > 0 ? this.#base + 1 : 4;
    let depth = this.#depth;
    let inString = this.#inString;
    let escaped = this.#escaped;
    let at = from;
    for (; at < chunk.length; at++) {
      const byte = chunk[at];
      if (byte === newline) break;
      if (inString) {
        if (escaped) escaped = false;
        else if (byte === backslash) escaped = true;
        else if (byte === quote) inString = false;
      } else if (byte === quote) inString = true;
      else if (byte === openBrace || byte === openBracket) depth += 1;
      else if (byte === closeBrace || byte === closeBracket) {
        if (depth <= floor) break;
        depth -= 1;
      }
    }
    this.#depth = depth;
    this.#inString = inString;
    this.#escaped = escaped;
    this.#last = lastVisible(chunk, at);
    return at;
  }

  /** Goes on in a string; answers with the place of its end, or of the piece's. */
  #string(chunk: Buffer, from: number): number {
    let at = from;
    let escaped = this.#escaped;
    for (; at < chunk.length; at++) {
      const byte = chunk[at];
      if (escaped) escaped = false;
      else if (byte === backslash) escaped = true;
      else if (byte === quote || byte === newline) {
        this.#endString(chunk, at);
        break;
      }
    }
    this.#escaped = escaped && at >= chunk.length;
    return at;
  }

  /** No string goes over a line end: the parser will find the fault in this document only. */
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
    // What follows the hits of an answer is no document.
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
    this.#stray = this.#stray && this.#depth > 0;
  }

  /** The first value goes on over a line end: it is printed so, or its line is broken. */
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

  /** A line is refused once, whatever else is wrong with it. */
  #refuse(line: number, reason: string): void {
    if (line !== this.#refusedLine) this.#found.push({ line, reason });
    this.#refusedLine = line;
  }
}
