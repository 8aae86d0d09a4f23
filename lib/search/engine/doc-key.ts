import type { SearchIndex } from '@/lib/search-index/types';

/** The company key of a doc: its CVR number with leading zeros. */
export const keyOfDoc = ({ keys }: Pick<SearchIndex, 'keys'>, doc: number): string =>
  String(keys[doc]).padStart(8, '0');
