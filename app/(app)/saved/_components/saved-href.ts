import { paths } from '@/lib/paths';
import { type SavedParams, savedAddress } from '@/lib/saved/saved-params';

type Change = Partial<Omit<SavedParams, 'except'>>;

/** The page's URL with other parameters; any change except `page` resets to the first page. */
export function savedHref(params: SavedParams, change: Change = {}): string {
  const next = { ...params, page: 1, ...change };
  const { page } = next;
  return paths.saved({ ...savedAddress(next), ...(page > 1 && { page: String(page) }) });
}

/** `replace`: what is shown now is gone, so that Back does not lead to it. */
export type Go = (change: Change, how?: 'typed' | 'replace') => void;
