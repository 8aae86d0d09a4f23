import type { SearchIndex } from '@/lib/search-index/types';

/** The CVR number of a doc as the key of its company. */
export const keyOfDoc = ({ keys }: Pick<SearchIndex, 'keys'>, doc: number): string =>
  String(keys[doc]).padStart(8, '0');
