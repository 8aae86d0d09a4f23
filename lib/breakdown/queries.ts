import 'server-only';
import { paths } from '@/lib/paths';
import type { Counted, Group, Groups } from '@/lib/search/engine/groups';
import type { GroupField, GroupFigureName } from '@/lib/search/group-fields';
import { companyGroups, withinGroup } from '@/lib/search/groups';
import type { Search } from '@/lib/search/live-index';
import { writeFilters } from '@/lib/search/write-filters';
import { type BreakdownOrder, GROUPS_SIZE } from './constants';
import { inOrder } from './order';
import type { BreakdownParams } from './search-params';

/** A group with the address of its companies. */
export type LinkedGroup = Group & { href: string };

export type BreakdownPage = {
  groups: LinkedGroup[];
  /** The number of all groups. */
  total: number;
  page: number;
  totalPages: number;
  without: Counted;
  all: Counted;
};

type Asked = Search & { by: GroupField; figure: GroupFigureName | null; order: BreakdownOrder };

/** All groups in the order that is asked for; amounts are in kroner. */
export async function findGroups({ search, filters, by, figure, order }: Asked): Promise<Groups> {
  const found = await companyGroups({ search, filters }, { by, figure });
  return { ...found, groups: inOrder(found.groups, order) };
}

/** One page of them; a page past the end is the last one. */
export async function breakdownPage(params: BreakdownParams): Promise<BreakdownPage> {
  const { groups, without, all } = await findGroups({
    ...params,
    search: params.search || null,
  });
  const totalPages = Math.ceil(groups.length / GROUPS_SIZE);
  const page = Math.max(1, Math.min(params.page, totalPages));
  const first = (page - 1) * GROUPS_SIZE;
  const linked = groups
    .slice(first, first + GROUPS_SIZE)
    .map((group) => ({ ...group, href: hrefOf(params, params.by, group.value) }));
  return { groups: linked, total: groups.length, page, totalPages, without, all };
}

/** The results that are the companies of a group, shown as the results that were broken down. */
function hrefOf({ search, filters, query }: BreakdownParams, by: GroupField, value: string) {
  const { sort, view, map } = query;
  const texts = writeFilters(withinGroup(filters, by, value));
  return paths.discover({ search, ...texts, sort, view, map });
}
