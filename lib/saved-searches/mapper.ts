import type { SavedSearchKind } from '@/prisma/client/enums';
import type { SavedSearchOnWire } from './answers';
import { withHiding } from './hiding';
import type { ChangeCounts, SavedSearch, SearchKind } from './types';

type ChangeRow = {
  loadId: number;
  newCount: number;
  leftCount: number;
  comparedAt: Date;
};

type SearchRow = {
  id: string;
  name: string;
  kind: SavedSearchKind;
  query: string;
  hidesSaved: boolean;
  memberCount: number;
  createdAt: Date;
  changes: ChangeRow[];
};

/** Converts between the API's and the database's names. */
export const kindOf = (kind: SavedSearchKind): SearchKind =>
  kind === 'SEGMENT' ? 'segment' : 'discover';
export const storedKind = (kind: SearchKind): SavedSearchKind =>
  kind === 'segment' ? 'SEGMENT' : 'DISCOVER';

export const toChange = ({ loadId, newCount, leftCount, comparedAt }: ChangeRow): ChangeCounts => ({
  loadId,
  newCount,
  leftCount,
  at: comparedAt,
});

/** Expects a row with its latest change at most. */
export function toSavedSearch({
  kind,
  query,
  hidesSaved,
  memberCount,
  changes,
  ...row
}: SearchRow): SavedSearch {
  const [last] = changes;
  return {
    id: row.id,
    name: row.name,
    createdAt: row.createdAt,
    kind: kindOf(kind),
    query: withHiding(Object.fromEntries(new URLSearchParams(query)), hidesSaved),
    members: memberCount,
    lastChange: last ? toChange(last) : null,
  };
}

export function toSearchOnWire({
  lastChange,
  createdAt,
  ...search
}: SavedSearch): SavedSearchOnWire {
  return {
    ...search,
    query: new URLSearchParams(search.query).toString(),
    createdAt: createdAt.toISOString(),
    lastChange: lastChange && {
      load: lastChange.loadId,
      new: lastChange.newCount,
      left: lastChange.leftCount,
      at: lastChange.at.toISOString(),
    },
  };
}
