import 'server-only';
import type { Codes, NumberColumn, TextColumn } from '../types';
import { GrowingCodes } from './growing';
import { NumberTable } from './number-table';
import type { Order } from './order';

/** Reorders codes from input order to doc order, in place. */
export function place(codes: Codes, { rows, spare }: Order): Codes {
  for (let doc = 0; doc < rows.length; doc += 1) spare[doc] = codes[rows[doc] ?? 0] ?? 0;
  codes.set(spare);
  return codes;
}

/** The same, replacing every code by `codeOf[code]`. */
function recodeInOrder(codes: Codes, { rows, spare }: Order, codeOf: Uint32Array): Codes {
  for (let doc = 0; doc < rows.length; doc += 1) {
    spare[doc] = codeOf[codes[rows[doc] ?? 0] ?? 0] ?? 0;
  }
  codes.set(spare);
  return codes;
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The canonical order of a column's values, which makes equal indexes equal byte by byte. */
export function compareTexts(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < a.length && at < b.length; at += 1) {
    const difference = compareText(a[at] ?? '', b[at] ?? '');
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Maps codes that number `values` from 1 to codes that number `sorted` from 1; 0 stays 0. */
function recode<T>(values: readonly T[], sorted: readonly T[]): Uint32Array {
  const places = new Map(sorted.map((value, place) => [value, place + 1]));
  const codeOf = new Uint32Array(values.length + 1);
  for (const [index, value] of values.entries()) codeOf[index + 1] = places.get(value) ?? 0;
  return codeOf;
}

export class TextColumnBuilder {
  readonly #values: string[][] = [];
  /** Sources pass the same array for the same code, so codes are cached by identity. */
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

  finish(order: Order): TextColumn {
    const values = [...this.#values].sort(compareTexts);
    const codes = recodeInOrder(this.#codes.take(), order, recode(this.#values, values));
    return { values, codes };
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

  finish(order: Order): NumberColumn {
    const values = this.#table.values.slice().sort();
    const codeOf = new Uint32Array(values.length + 1);
    for (let place = 0; place < values.length; place += 1) {
      codeOf[this.#table.add(values[place] ?? 0) + 1] = place + 1;
    }
    return { values, codes: recodeInOrder(this.#codes.take(), order, codeOf) };
  }
}
