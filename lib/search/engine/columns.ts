import { type Bits, noBits } from '@/lib/search-index/bits';
import type { Codes, SearchIndex, TextColumn } from '@/lib/search-index/types';
import { groupedBy } from './sorted';
import type { ValuePlace } from './value-words';

/** One byte for each code of a column: 1 for those that are wanted. */
export type CodeTable = Uint8Array;

/** Adds the docs whose code is wanted. */
export function addCodes(bits: Bits, codes: Codes, wanted: CodeTable): Bits {
  const whole = codes.length >>> 5;
  for (let at = 0, doc = 0; at < whole; at += 1) {
    let word = 0;
    for (let bit = 0; bit < 32; bit += 1, doc += 1) {
      word |= (wanted[codes[doc] ?? 0] ?? 0) << bit;
    }
    if (word !== 0) bits[at] = (bits[at] ?? 0) | word;
  }
  for (let doc = whole << 5; doc < codes.length; doc += 1) {
    bits[whole] = (bits[whole] ?? 0) | ((wanted[codes[doc] ?? 0] ?? 0) << (doc & 31));
  }
  return bits;
}

export function docsWithCodes(docs: number, codes: Codes, wanted: CodeTable): Bits {
  return addCodes(noBits(docs), codes, wanted);
}

/** Adds the docs with one code of a text column. */
export function addCode(bits: Bits, { codes, values }: TextColumn, code: number): Bits {
  const { docs, starts } = groupedBy(codes, values.length);
  const end = starts[code + 1] ?? 0;
  for (let at = starts[code] ?? 0; at < end; at += 1) {
    const doc = docs[at] ?? 0;
    bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
  }
  return bits;
}

type Tables = Map<ValuePlace['field'], CodeTable>;

function tablesOf(index: SearchIndex, places: readonly ValuePlace[]): Tables {
  const tables: Tables = new Map();
  for (const { field, code } of places) {
    const table = tables.get(field) ?? new Uint8Array(index.texts[field].values.length + 1);
    table[code] = 1;
    tables.set(field, table);
  }
  return tables;
}

/** Adds the docs that have one of the values. */
export function addValues(bits: Bits, index: SearchIndex, places: readonly ValuePlace[]): Bits {
  for (const { field, code } of places) addCode(bits, index.texts[field], code);
  return bits;
}

/** Adds the docs of a set that have one of the values; quick when they are few. */
export function addValuesWithin(
  bits: Bits,
  index: SearchIndex,
  places: readonly ValuePlace[],
  within: Bits,
): Bits {
  for (const [field, table] of tablesOf(index, places)) {
    addCodesWithin(bits, index.texts[field].codes, table, within);
  }
  return bits;
}

function addCodesWithin(bits: Bits, codes: Codes, wanted: CodeTable, within: Bits): void {
  for (let at = 0; at < within.length; at += 1) {
    for (let word = within[at] ?? 0; word !== 0; word &= word - 1) {
      const bit = 31 - Math.clz32(word & -word);
      if (wanted[codes[(at << 5) + bit] ?? 0]) bits[at] = (bits[at] ?? 0) | (1 << bit);
    }
  }
}
