import 'server-only';
import { type SearchIndex, TEXT_FIELDS, type TextField } from '@/lib/search-index/types';

const known = new WeakMap<SearchIndex, Record<TextField, Uint32Array>>();

/** How many companies have each code of each text column. */
export function valueCounts(index: SearchIndex): Record<TextField, Uint32Array> {
  const found = known.get(index);
  if (found) return found;
  const counts = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, countsOf(index, field)]),
  ) as Record<TextField, Uint32Array>;
  known.set(index, counts);
  return counts;
}

function countsOf({ texts }: SearchIndex, field: TextField): Uint32Array {
  const { values, codes } = texts[field];
  const counts = new Uint32Array(values.length + 1);
  for (let doc = 0; doc < codes.length; doc += 1) {
    const code = codes[doc] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
