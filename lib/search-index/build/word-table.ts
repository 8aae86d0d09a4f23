import 'server-only';
import { grown } from './growing';

const encoder = new TextEncoder();
const space = 32;

/** Hash of a word (FNV-1a). */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Distinct words in UTF-8, numbered by first occurrence. Half a million strings in a Map would take
 * five times the memory.
 */
export class WordTable {
  count = 0;
  #bytes = new Uint8Array(64 * 1024);
  #starts = new Uint32Array(8 * 1024);
  #hashes = new Uint32Array(8 * 1024);
  /** Open addressing: word number + 1, in the slot of its hash or the next free one. */
  #slots = new Uint32Array(32 * 1024);
  #text = new Uint8Array(4 * 1024);

  /** Writes the numbers of the words of a text, separated by single spaces, to `target`. */
  addWords(text: string, target: number[]): void {
    target.length = 0;
    const length = this.#encode(text);
    let from = 0;
    for (let at = 0; at <= length; at += 1) {
      if (at < length && this.#text[at] !== space) continue;
      if (at > from) target.push(this.#add(from, at));
      from = at + 1;
    }
  }

  /** Frees the hash table; no words can be added afterwards. */
  close(): void {
    this.#slots = new Uint32Array(0);
    this.#hashes = new Uint32Array(0);
  }

  startOf(word: number): number {
    return this.#starts[word] ?? 0;
  }

  /** All words concatenated, by number; a view, not a copy. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.startOf(this.count));
  }

  #encode(text: string): number {
    if (this.#text.length < 3 * text.length) this.#text = new Uint8Array(4 * text.length);
    const bytes = this.#text;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > 127) return encoder.encodeInto(text, bytes).written;
      bytes[at] = code;
    }
    return text.length;
  }

  #add(from: number, to: number): number {
    const hash = hashOf(this.#text, from, to);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const word = (this.#slots[slot] ?? 0) - 1;
      if (word < 0) break;
      if (this.#hashes[word] === hash && this.#isWord(word, from, to)) return word;
      slot = (slot + 1) & mask;
    }
    this.#slots[slot] = this.count + 1;
    this.#append(hash, from, to);
    return this.count - 1;
  }

  #isWord(word: number, from: number, to: number): boolean {
    const start = this.#starts[word] ?? 0;
    if ((this.#starts[word + 1] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) {
      if (this.#bytes[start + at - from] !== this.#text[at]) return false;
    }
    return true;
  }

  #append(hash: number, from: number, to: number): void {
    const start = this.#starts[this.count] ?? 0;
    const end = start + to - from;
    this.#bytes = grown(this.#bytes, end);
    this.#bytes.set(this.#text.subarray(from, to), start);
    this.#starts = grown(this.#starts, this.count + 2);
    this.#hashes = grown(this.#hashes, this.count + 1);
    this.#hashes[this.count] = hash;
    this.count += 1;
    this.#starts[this.count] = end;
    if (2 * this.count > this.#slots.length) this.#spread();
  }

  #spread(): void {
    const slots = new Uint32Array(2 * this.#slots.length);
    const mask = slots.length - 1;
    for (let word = 0; word < this.count; word += 1) {
      let slot = (this.#hashes[word] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = word + 1;
    }
    this.#slots = slots;
  }
}

/** The words of a table in byte order. */
export function sortWords(table: WordTable): Uint32Array {
  const { bytes } = table;
  const order = new Uint32Array(table.count);
  // Six bytes fit exactly into a double; few words share a longer prefix.
  const first = new Float64Array(table.count);
  for (let word = 0; word < table.count; word += 1) {
    order[word] = word;
    const start = table.startOf(word);
    const end = table.startOf(word + 1);
    let value = 0;
    for (let at = start; at < start + 6; at += 1) {
      value = value * 256 + (at < end ? (bytes[at] ?? 0) : 0);
    }
    first[word] = value;
  }
  return order.sort((a, b) => {
    const difference = (first[a] ?? 0) - (first[b] ?? 0);
    return difference !== 0 ? difference : compareRest(table, bytes, a, b);
  });
}

function compareRest(table: WordTable, bytes: Uint8Array, a: number, b: number): number {
  const startA = table.startOf(a);
  const startB = table.startOf(b);
  const lengthA = table.startOf(a + 1) - startA;
  const lengthB = table.startOf(b + 1) - startB;
  const shared = Math.min(lengthA, lengthB);
  for (let at = 0; at < shared; at += 1) {
    const difference = (bytes[startA + at] ?? 0) - (bytes[startB + at] ?? 0);
    if (difference !== 0) return difference;
  }
  return lengthA - lengthB;
}
