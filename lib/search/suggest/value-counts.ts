import 'server-only';
import { oncePerInSteps, type Steps } from '@/lib/in-steps';
import { type SearchIndex, TEXT_FIELDS, type TextField } from '@/lib/search-index/types';

type Counts = Record<TextField, Uint32Array>;

/** Number of companies per code of each text column. */
export const valueCounts = oncePerInSteps(
  'valueCounts',
  function* (index: SearchIndex): Steps<Counts> {
    const counts: Partial<Counts> = {};
    for (const field of TEXT_FIELDS) {
      counts[field] = countsOf(index, field);
      yield;
    }
    return counts as Counts;
  },
);

function countsOf({ texts }: SearchIndex, field: TextField): Uint32Array {
  const { values, codes } = texts[field];
  const counts = new Uint32Array(values.length + 1);
  for (let doc = 0; doc < codes.length; doc += 1) {
    const code = codes[doc] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
