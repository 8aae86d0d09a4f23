import type { SearchIndex } from '@/lib/search-index/types';
import type { ShownField } from '../types';
import { docOfKey } from './sorted';

/** The figure of a company in the index; null when its accounts lack it. */
export function figureIn(index: SearchIndex, of: ShownField, key: string): number | null {
  const { codes, values } = index.numbers[of];
  const code = codes[docOfKey(index, Number(key))] ?? 0;
  return code === 0 ? null : (values[code - 1] ?? null);
}
