import { paths } from '@/lib/paths';
import { type SavedParams, savedAddress } from '@/lib/saved/saved-params';

type Change = Partial<Omit<SavedParams, 'except'>>;

/** The page's URL with other parameters; any change except `page` resets to the first page. */
export function savedHref(params: SavedParams, change: Change = {}): string {
  const next = { ...params, page: 1, ...change };
  const { page } = next;
  return paths.saved({ ...savedAddress(next), ...(page > 1 && { page: String(page) }) });
}

export type Go = (change: Change, how?: 'typed') => void;
