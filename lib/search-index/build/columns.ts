import 'server-only';
import type { Codes, NumberColumn, TextColumn } from '../types';
import { GrowingCodes, newCodes } from './growing';
import { NumberTable } from './number-table';

/** The codes of companies in their order, with every code replaced by `codeOf[code]`. */
export function inOrder(codes: Codes, order: Uint32Array, codeOf: Uint32Array): Codes {
  const placed = newCodes(order.length, codeOf.length - 1);
  for (let doc = 0; doc < order.length; doc += 1) {
    placed[doc] = codeOf[codes[order[doc] ?? 0] ?? 0] ?? 0;
  }
  return placed;
}

/** Fills `target` with the numbers of companies in their order; none are left in `codes`. */
export function place<T extends Codes>(codes: GrowingCodes, order: Uint32Array, target: T): T {
  const given = codes.take();
  for (let doc = 0; doc < order.length; doc += 1) target[doc] = given[order[doc] ?? 0] ?? 0;
  return target;
}

/** The same numbers in the narrowest array that holds them. */
export function narrowest(codes: Codes): Codes {
  let highest = 0;
  for (let at = 0; at < codes.length; at += 1) highest = Math.max(highest, codes[at] ?? 0);
  const narrow = newCodes(codes.length, highest);
  if (narrow.BYTES_PER_ELEMENT === codes.BYTES_PER_ELEMENT) return codes;
  narrow.set(codes);
  return narrow;
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The one order of the values of a column, by which equal indexes are equal byte by byte. */
export function compareTexts(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < a.length && at < b.length; at += 1) {
    const difference = compareText(a[at] ?? '', b[at] ?? '');
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Codes from 1 in the order of `values` to codes from 1 in the order of `sorted`; 0 stays. */
export function recode<T>(values: readonly T[], sorted: readonly T[]): Uint32Array {
  const places = new Map(sorted.map((value, place) => [value, place + 1]));
  const codeOf = new Uint32Array(values.length + 1);
  for (const [index, value] of values.entries()) codeOf[index + 1] = places.get(value) ?? 0;
  return codeOf;
}

export class TextColumnBuilder {
  readonly #values: string[][] = [];
  /** Sources give the same list for the same code again and again. */
  readonly #lists = new Map<readonly string[], number>();
  readonly #single = new Map<string, number>();
  readonly #joined = new Map<string, number>();
  readonly #codes: GrowingCodes;

  constructor(expected: number) {
    this.#codes = new GrowingCodes(expected);
  }

  push(texts: string[] | null): void {
    this.#codes.push(texts === null || texts.length === 0 ? 0 : this.#codeOf(texts));
  }

  finish(order: Uint32Array): TextColumn {
    const values = [...this.#values].sort(compareTexts);
    return { values, codes: inOrder(this.#codes.take(), order, recode(this.#values, values)) };
  }

  #codeOf(texts: string[]): number {
    const [text] = texts;
    if (texts.length === 1 && text !== undefined) return this.#enter(this.#single, text, texts);
    const known = this.#lists.get(texts);
    if (known !== undefined) return known;
    const code = this.#enter(this.#joined, JSON.stringify(texts), texts);
    if (this.#lists.size < 10_000) this.#lists.set(texts, code);
    return code;
  }

  #enter(codes: Map<string, number>, key: string, texts: string[]): number {
    const known = codes.get(key);
    if (known !== undefined) return known;
    this.#values.push(texts);
    codes.set(key, this.#values.length);
    return this.#values.length;
  }
}

export class NumberColumnBuilder {
  readonly #table = new NumberTable();
  readonly #codes: GrowingCodes;

  constructor(expected: number) {
    this.#codes = new GrowingCodes(expected);
  }

  push(value: number | null): void {
    this.#codes.push(value === null ? 0 : this.#table.add(value) + 1);
  }

  finish(order: Uint32Array): NumberColumn {
    const values = this.#table.values.slice().sort();
    const codeOf = new Uint32Array(values.length + 1);
    for (let place = 0; place < values.length; place += 1) {
      codeOf[this.#table.add(values[place] ?? 0) + 1] = place + 1;
    }
    return { values, codes: inOrder(this.#codes.take(), order, codeOf) };
  }
}
