import 'server-only';
import { db } from '@/lib/db';
import { MOST_TAGS_LISTED } from './constants';
import { listLists } from './lists';
import type { SavedOverview } from './types';

/** A user's most used tags with their counts, in one spelling each, sorted by name. */
function listTags(userId: string): Promise<SavedOverview['tags']> {
  return db.$queryRaw<SavedOverview['tags']>`
    SELECT name, count FROM (
      SELECT t.key, min(t.tag) AS name, count(*)::int AS count
      FROM saved_companies s, unnest(s.tags, s.tag_keys) t(tag, key)
      WHERE s.user_id = ${userId}::uuid
      GROUP BY t.key ORDER BY count DESC, t.key LIMIT ${MOST_TAGS_LISTED}
    ) most ORDER BY key COLLATE "da-x-icu"`;
}

/** The main industries of a user's saved companies. */
async function listIndustries(userId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ danish: string }[]>`
    SELECT i.danish FROM (
      SELECT DISTINCT industry_version AS version, industry_code AS code
      FROM saved_companies WHERE user_id = ${userId}::uuid
    ) used JOIN industries i USING (version, code)
    GROUP BY i.danish ORDER BY i.danish COLLATE "da-x-icu"`;
  return rows.map(({ danish }) => danish);
}

/** The statuses of a user's saved companies, active first. */
async function listStatuses(userId: string): Promise<SavedOverview['statuses']> {
  const rows = await db.savedCompany.findMany({
    where: { userId, status: { not: null } },
    distinct: ['status'],
    select: { status: true },
    orderBy: { status: 'asc' },
  });
  return rows.flatMap(({ status }) => status ?? []);
}

/** The totals and filters beside the table of saved companies. */
export async function getSavedOverview(userId: string): Promise<SavedOverview> {
  const [total, lists, tags, industries, statuses] = await Promise.all([
    db.savedCompany.count({ where: { userId } }),
    listLists(userId),
    listTags(userId),
    listIndustries(userId),
    listStatuses(userId),
  ]);
  return { total, lists, tags, industries, statuses };
}
