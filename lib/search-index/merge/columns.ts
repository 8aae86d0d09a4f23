import 'server-only';
import { compareTexts } from '../build/columns';
import { newCodes } from '../build/growing';
import type { Codes, NumberColumn, TextColumn } from '../types';
import { type DocMap, GONE } from './docs';

/** Fills `target` with the values of the companies of both indexes. */
export function mergePlain<T extends Codes>(former: T, fresh: T, map: DocMap, target: T): T {
  for (let doc = 0; doc < former.length; doc += 1) {
    const place = map.former[doc] ?? GONE;
    if (place !== GONE) target[place] = former[doc] ?? 0;
  }
  for (let doc = 0; doc < fresh.length; doc += 1) target[map.fresh[doc] ?? 0] = fresh[doc] ?? 0;
  return target;
}

/** Like mergePlain, for codes that are renumbered by `codeOf[code]`. */
export function mergeCodes(
  former: { codes: Codes; codeOf: Uint32Array },
  fresh: { codes: Codes; codeOf: Uint32Array },
  map: DocMap,
  highest: number,
): Codes {
  const codes = newCodes(map.docs, highest);
  for (let doc = 0; doc < former.codes.length; doc += 1) {
    const place = map.former[doc] ?? GONE;
    if (place !== GONE) codes[place] = former.codeOf[former.codes[doc] ?? 0] ?? 0;
  }
  for (let doc = 0; doc < fresh.codes.length; doc += 1) {
    codes[map.fresh[doc] ?? 0] = fresh.codeOf[fresh.codes[doc] ?? 0] ?? 0;
  }
  return codes;
}

/** Which codes of the former index are still used by a remaining company. */
function usedCodes(codes: Codes, highest: number, map: DocMap): Uint8Array {
  const used = new Uint8Array(highest + 1);
  for (let doc = 0; doc < codes.length; doc += 1) {
    if (map.former[doc] !== GONE) used[codes[doc] ?? 0] = 1;
  }
  return used;
}

type Values<T> = { readonly length: number; readonly [place: number]: T };
type Column<T> = { values: Values<T>; codes: Codes };

/** The values still in use, in order, with the codes of both columns renumbered. */
function mergeColumn<T>(
  former: Column<T>,
  fresh: Column<T>,
  map: DocMap,
  compare: (a: T, b: T) => number,
): { values: T[]; codes: Codes } {
  const used = usedCodes(former.codes, former.values.length, map);
  const formerCodes = new Uint32Array(former.values.length + 1);
  const freshCodes = new Uint32Array(fresh.values.length + 1);
  const values: T[] = [];
  let next = 0;
  const takeFresh = () => {
    values.push(fresh.values[next] as T);
    next += 1;
    freshCodes[next] = values.length;
  };
  for (let place = 0; place < former.values.length; place += 1) {
    if (used[place + 1] !== 1) continue;
    const value = former.values[place] as T;
    while (next < fresh.values.length && compare(fresh.values[next] as T, value) < 0) takeFresh();
    values.push(value);
    formerCodes[place + 1] = values.length;
    if (next < fresh.values.length && compare(fresh.values[next] as T, value) === 0) {
      next += 1;
      freshCodes[next] = values.length;
    }
  }
  while (next < fresh.values.length) takeFresh();
  const codes = mergeCodes(
    { codes: former.codes, codeOf: formerCodes },
    { codes: fresh.codes, codeOf: freshCodes },
    map,
    values.length,
  );
  return { values, codes };
}

export const mergeTexts = (former: TextColumn, fresh: TextColumn, map: DocMap): TextColumn =>
  mergeColumn(former, fresh, map, compareTexts);

export function mergeNumbers(former: NumberColumn, fresh: NumberColumn, map: DocMap): NumberColumn {
  const { values, codes } = mergeColumn(former, fresh, map, (a: number, b: number) => a - b);
  return { values: Float64Array.from(values), codes };
}
