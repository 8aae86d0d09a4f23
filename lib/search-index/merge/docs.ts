import 'server-only';
import type { NewIndex } from '../build';
import { prominenceOf } from '../build/prominence';

/** The new doc of a company that was removed. */
export const GONE = 0xffffffff;

/** The new docs of the companies of two indexes, by old doc; both arrays ascend. */
export type DocMap = { docs: number; former: Uint32Array; fresh: Uint32Array };

function prominenceAt({ statuses, numbers: { employees } }: NewIndex, doc: number): number {
  const code = employees.codes[doc] ?? 0;
  return prominenceOf(statuses[doc] ?? 0, code === 0 ? null : (employees.values[code - 1] ?? 0));
}

/** Renumbers the companies of `former`, except those in `gone`, together with those of `fresh`. */
export function mergeDocs(former: NewIndex, gone: ReadonlySet<number>, fresh: NewIndex): DocMap {
  const map = { former: new Uint32Array(former.docs), fresh: new Uint32Array(fresh.docs) };
  let docs = 0;
  let next = 0;
  for (let doc = 0; doc < former.docs; doc += 1) {
    const key = former.keys[doc] ?? 0;
    if (gone.has(key)) {
      map.former[doc] = GONE;
      continue;
    }
    const prominence = next < fresh.docs ? prominenceAt(former, doc) : 0;
    for (; next < fresh.docs && isBefore(fresh, next, prominence, key); next += 1) {
      map.fresh[next] = docs;
      docs += 1;
    }
    map.former[doc] = docs;
    docs += 1;
  }
  for (; next < fresh.docs; next += 1) {
    map.fresh[next] = docs;
    docs += 1;
  }
  return { docs, ...map };
}

function isBefore(index: NewIndex, doc: number, prominence: number, key: number): boolean {
  const difference = prominenceAt(index, doc) - prominence;
  return difference > 0 || (difference === 0 && (index.keys[doc] ?? 0) < key);
}
