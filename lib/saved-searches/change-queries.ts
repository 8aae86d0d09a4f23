import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { db } from '@/lib/db';
import type { Change } from '@/lib/notifications/change-text';
import { MAX_LISTED } from '@/lib/search/query-length';
import { CHANGE_PAGE_SIZE } from './constants';
import { keyText, unpackKeys } from './key-list';
import { toChange } from './mapper';
import { findSavedSearch } from './queries';
import type { AskedChange, ChangedMember, NumberSearch, SearchChange } from './types';

/** Number of recent changes to link to. */
const RECENT = 10;

type Member = Pick<ChangedMember, 'key' | 'side'>;
type Between = { since: number; load: number };

const membersOf = (bytes: Uint8Array, side: Member['side']): Member[] =>
  [...unpackKeys(bytes)].map((key) => ({ key: keyText(key), side }));

/** The companies as lists of numbers to search for. One company is on its page already. */
function asSearches(members: readonly Member[]): NumberSearch[] {
  if (members.length < 2) return [];
  return Array.from({ length: Math.ceil(members.length / MAX_LISTED) }, (_, part) => {
    const before = part * MAX_LISTED;
    const some = members.slice(before, before + MAX_LISTED);
    const search = some.map(({ key }) => key).join(' ');
    return { search, first: before + 1, last: before + some.length };
  });
}

/** Recorded changes of companies by the loads after `since`, up to `load`. */
async function changesOf(keys: readonly string[], { since, load }: Between) {
  const rows = await db.$queryRaw<{ key: string; changes: Change[] }[]>`
    SELECT company_key AS key,
      json_agg(json_build_object('field', field, 'before', before, 'after', after) ORDER BY id)
        AS changes
    FROM register_changes
    WHERE company_key = ANY (${keys}) AND load_id > ${since} AND load_id <= ${load}
    GROUP BY company_key`;
  return new Map(rows.map(({ key, changes }) => [key, changes]));
}

/** Names of companies missing from the register, where known. */
async function formerNamesOf(userId: string, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, string>();
  const rows = await db.$queryRaw<{ key: string; name: string | null }[]>`
    SELECT key, coalesce(
      (SELECT name FROM gone_companies WHERE company_key = key),
      (SELECT company_name FROM saved_companies
       WHERE user_id = ${userId}::uuid AND company_key = key)) AS name
    FROM unnest(${keys}::char(8)[]) AS key`;
  return new Map(rows.flatMap(({ key, name }) => (name === null ? [] : [[key, name]])));
}

async function describeMembers(userId: string, members: Member[], between: Between) {
  const keys = members.map(({ key }) => key);
  const [companies, changes] = await Promise.all([
    listCompaniesByKey(keys),
    changesOf(keys, between),
  ]);
  const byKey = new Map(companies.map((company) => [company.key, company]));
  const names = await formerNamesOf(
    userId,
    keys.filter((key) => !byKey.has(key)),
  );
  return members.map(
    (member): ChangedMember => ({
      ...member,
      company: byKey.get(member.key) ?? null,
      formerName: names.get(member.key) ?? null,
      changes: changes.get(member.key) ?? [],
    }),
  );
}

/**
 * The companies that a load added to and removed from a user's search, added ones first. By default
 * the latest load that changed it. Null when there is no such search or change.
 * @param asked page from 1; past the end it is the last page.
 */
export async function findSearchChange(
  userId: string,
  id: string,
  asked: AskedChange,
): Promise<SearchChange | null> {
  const search = await findSavedSearch(userId, id);
  if (!search) return null;
  const [row, recent] = await Promise.all([
    db.savedSearchChange.findFirst({
      where: { searchId: id, loadId: asked.load ?? undefined },
      orderBy: { loadId: 'desc' },
    }),
    db.savedSearchChange.findMany({
      where: { searchId: id },
      orderBy: { loadId: 'desc' },
      take: RECENT,
      select: { loadId: true, newCount: true, leftCount: true, comparedAt: true },
    }),
  ]);
  if (!row) {
    if (asked.load !== null) return null;
    const nothing = { change: null, items: [], newSearches: [], page: 1, totalPages: 1 };
    return { ...nothing, search, recent: [] };
  }
  const added = membersOf(row.newKeys, 'new');
  const members = [...added, ...membersOf(row.leftKeys, 'left')];
  const totalPages = Math.max(1, Math.ceil(members.length / CHANGE_PAGE_SIZE));
  const page = Math.min(Math.max(asked.page, 1), totalPages);
  const shown = members.slice((page - 1) * CHANGE_PAGE_SIZE, page * CHANGE_PAGE_SIZE);
  const items = await describeMembers(userId, shown, { since: row.sinceLoadId, load: row.loadId });
  const change = { ...toChange(row), listed: members.length };
  const newSearches = asSearches(added);
  return { search, change, items, newSearches, page, totalPages, recent: recent.map(toChange) };
}
