import 'server-only';
import { DAY_MS } from '@/lib/milliseconds';
import type { SearchIndex } from '@/lib/search-index/types';
import type { ValueCount } from '../facet-counts';
import type { DocSet } from './doc-set';
import { docsBuffer } from './kept';

/** Values of which no panel shows counts. */
export type UncommonFacet = 'postalCode' | 'founded';

const yearOf = (day: number) => String(new Date(day * DAY_MS).getUTCFullYear());

/** The codes of the docs, and the value of each code from 1 on. */
function columnOf({ texts, numbers }: SearchIndex, of: UncommonFacet) {
  if (of === 'founded') {
    const { codes, values } = numbers.founded;
    return { codes, values: [...values].map(yearOf) };
  }
  const { codes, values } = texts.postalDistrict;
  return { codes, values: values.map(([, coded = '']) => coded) };
}

/** How many docs are in each postal district, or were founded in each year; the last comes first. */
export function countValues(index: SearchIndex, docs: DocSet, of: UncommonFacet): ValueCount[] {
  const { codes, values } = columnOf(index, of);
  const counts = new Uint32Array(values.length + 1);
  for (const doc of docs.list(docsBuffer(index))) {
    const code = codes[doc] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const byValue = new Map<string, number>();
  for (const [at, value] of values.entries()) {
    byValue.set(value, (byValue.get(value) ?? 0) + (counts[at + 1] ?? 0));
  }
  const found = [...byValue].filter(([value, count]) => value !== '' && count > 0);
  return found
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => (a.value < b.value ? 1 : -1));
}
