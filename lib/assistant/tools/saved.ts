import 'server-only';
import { formatNumber } from '@/lib/format';
import { amongFewSql, isNarrowed } from '@/lib/most-roles/among';
import { paths } from '@/lib/paths';
import { savedEmployees } from '@/lib/saved/employees';
import { labelKey } from '@/lib/saved/label';
import { listLists } from '@/lib/saved/lists';
import { findSaveStates } from '@/lib/saved/queries';
import { parseSavedParams, savedAddress } from '@/lib/saved/saved-params';
import { listSavedPage } from '@/lib/saved/table';
import type { CompanyFilters } from '@/lib/search/types';
import { COMPANY_STATUSES } from '@/lib/search-index/choices';
import { foldText } from '@/lib/words/fold';
import { Prisma } from '@/prisma/client/client';
import { type Caller, type ChosenRef, placeOf } from './facts';

export type SavedFound = {
  total: number;
  shown: string;
  /** Where just these are shown; null where filters are too many for the address. */
  href: string | null;
  companies: (ChosenRef & {
    status: string;
    industry: string | null;
    employees: string | null;
    revenue: string | null;
    savedAt: string;
    lists: string[];
    tags: string[];
    note: string;
  })[];
  /** All lists of the caller. */
  lists: { name: string; count: number; href: string }[];
};

type SavedAsked = {
  /** The name of one of the caller's lists. */
  list?: string;
  tag?: string;
  search?: string;
  filters?: CompanyFilters;
};

/** The status that is all that the companies are filtered by, which /saved can show. */
function statusAlone({ status, ...others }: CompanyFilters) {
  const only = status?.length === 1 && !isNarrowed(others) ? status[0] : undefined;
  return COMPANY_STATUSES.find((one) => one === only);
}

const companyKey = Prisma.raw('s.company_key');

/**
 * Without a list of exactly this name, the only one whose name folds to it: "min liste moebler".
 */
function listNamed<L extends { name: string }>(lists: readonly L[], name: string): L | undefined {
  const same = lists.find((list) => labelKey(list.name) === labelKey(name));
  const folded = foldText(name);
  const alike = lists.filter((list) => folded !== '' && foldText(list.name) === folded);
  return same ?? (alike.length === 1 ? alike[0] : undefined);
}

/** The caller's own saved companies, newest first. Null when there is no list of that name. */
export async function savedCompanies(
  { userId }: Caller,
  { list: name, tag, search, filters = {} }: SavedAsked,
): Promise<SavedFound | null> {
  const lists = await listLists(userId);
  const list = name === undefined ? undefined : listNamed(lists, name);
  if (name !== undefined && !list) return null;
  const status = statusAlone(filters);
  const params = parseSavedParams({ list: list?.id, tag, q: search, status });
  const also = status || !isNarrowed(filters) ? undefined : await amongFewSql(filters, companyKey);
  const { items, total } = await listSavedPage(userId, params, also);
  return {
    total,
    shown: formatNumber(total),
    href: also ? null : paths.saved(savedAddress(params)),
    companies: items.map((item) => ({
      key: item.companyKey,
      name: item.name,
      href: placeOf(item.companyKey),
      advertisingProtected: item.advertisingProtected,
      status: item.status,
      industry: item.industry,
      employees: savedEmployees(item),
      revenue: item.revenue === null ? null : formatNumber(item.revenue),
      savedAt: item.savedAt,
      lists: item.lists,
      tags: item.tags,
      note: item.note,
    })),
    lists: lists.map(({ id, name: called, count }) => ({
      name: called,
      count,
      href: paths.saved({ list: id }),
    })),
  };
}

/** Whether the caller has saved a company, and in which lists. */
export async function isSaved({ userId }: Caller, key: string) {
  const stateOf = await findSaveStates(userId, [key]);
  const { id, lists = [] } = stateOf(key);
  return { saved: id !== null, lists };
}
