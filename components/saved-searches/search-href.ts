import { paths } from '@/lib/paths';
import type { SavedSearch } from '@/lib/saved-searches/types';

/** The page that a search was saved from, with its current results. */
export const searchHref = ({ kind, query }: Pick<SavedSearch, 'kind' | 'query'>): string =>
  kind === 'segment' ? paths.segmentation(query) : paths.discover(query);
