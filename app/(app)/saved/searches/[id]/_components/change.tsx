import { Pagination } from '@/components/pagination/pagination';
import { paths } from '@/lib/paths';
import type { SaveStates } from '@/lib/saved/queries';
import type { SearchChange } from '@/lib/saved-searches/types';
import { ChangeHeader } from './change-header';
import { ChangedCompanies } from './changed-companies';
import { NoChange } from './no-change';

type Props = {
  found: SearchChange;
  saved: SaveStates;
  /** Values of the search that no company has any more. */
  gone: readonly string[];
};

/** One change of a search and, by pages, its companies. */
export function Change({ found, saved, gone }: Props) {
  const { search, change, items, newSearches, page, totalPages } = found;
  const target = {
    path: paths.savedSearch(search.id),
    query: { ...(change && { load: String(change.loadId) }) },
  };
  return (
    <>
      <ChangeHeader found={found} gone={gone} />
      {change === null ? (
        <NoChange search={search} />
      ) : (
        <>
          <ChangedCompanies change={change} items={items} saved={saved} newSearches={newSearches} />
          <Pagination target={target} page={page} totalPages={totalPages} />
        </>
      )}
    </>
  );
}
