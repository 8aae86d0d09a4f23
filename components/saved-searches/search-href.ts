import { paths } from '@/lib/paths';
import type { SavedSearch } from '@/lib/saved-searches/types';

/** The page that a search was saved from, as it finds today. */
export const searchHref = ({ kind, query }: Pick<SavedSearch, 'kind' | 'query'>): string =>
  kind === 'segment' ? paths.segmentation(query) : paths.discover(query);
