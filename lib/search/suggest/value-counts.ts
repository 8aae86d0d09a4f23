import 'server-only';
import { oncePer } from '@/lib/once-per';
import { type SearchIndex, TEXT_FIELDS, type TextField } from '@/lib/search-index/types';

/** Number of companies per code of each text column. */
export const valueCounts = oncePer((index: SearchIndex) => {
  const counts = TEXT_FIELDS.map((field) => [field, countsOf(index, field)]);
  return Object.fromEntries(counts) as Record<TextField, Uint32Array>;
});

function countsOf({ texts }: SearchIndex, field: TextField): Uint32Array {
  const { values, codes } = texts[field];
  const counts = new Uint32Array(values.length + 1);
  for (let doc = 0; doc < codes.length; doc += 1) {
    const code = codes[doc] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
