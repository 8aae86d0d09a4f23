import 'server-only';
import { pageOf } from '@/lib/companies/pages';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { db, ownRows } from '@/lib/db';
import { listNames } from './hits';
import type { SavedKey, SaveState, Written } from './types';

type Wanted = { companyKey?: string; page: number; limit: number };

/**
 * A page of a user's saved companies, newest first, with the company records that the register
 * still has; past the end it is the last page.
 */
export async function listSaved(userId: string, { companyKey, page: wanted, limit }: Wanted) {
  const where = { userId, companyKey };
  const total = await db.savedCompany.count({ where });
  const { page, totalPages, skip } = pageOf(wanted, total, limit);
  const entries = await db.savedCompany.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    skip,
    take: limit,
    select: {
      id: true,
      companyKey: true,
      companyName: true,
      createdAt: true,
      note: true,
      tags: true,
    },
  });
  const companies = await listCompaniesByKey(entries.map((entry) => entry.companyKey));
  const byKey = new Map(companies.map((company) => [company.key, company]));
  const withCompany = (entry: SavedKey) => ({
    ...entry,
    company: byKey.get(entry.companyKey) ?? null,
  });
  return { items: entries.map(withCompany), total, page, totalPages };
}

/** The company keys of entries, in the order of the ids; skips other users' entries. */
export async function listSavedKeys(userId: string, ids: readonly string[]): Promise<string[]> {
  const entries = await db.savedCompany.findMany({
    where: { userId, id: { in: [...ids] } },
    select: { id: true, companyKey: true },
  });
  const keyOf = new Map(entries.map(({ id, companyKey }) => [id, companyKey]));
  return ids.flatMap((id) => keyOf.get(id) ?? []);
}

/** What a user wrote about a saved company; null for nothing. */
export async function findWritten(userId: string, companyKey: string): Promise<Written | null> {
  const written = await db.savedCompany.findUnique({
    where: { userId_companyKey: { userId, companyKey } },
    select: { note: true, tags: true },
  });
  return written && (written.note !== '' || written.tags.length > 0) ? written : null;
}

export type SaveStates = (companyKey: string) => SaveState;

/** Which of the given companies a user has saved, and in which lists. */
export async function findSaveStates(userId: string, keys: readonly string[]): Promise<SaveStates> {
  const at = Date.now();
  const entries =
    keys.length === 0
      ? []
      : await ownRows<{ id: string; key: string; lists: string[] }>`
          SELECT s.id, s.company_key AS key, ${listNames} AS lists FROM saved_companies s
          WHERE s.user_id = ${userId}::uuid AND s.company_key = ANY (${keys})`;
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return (key) => {
    const entry = byKey.get(key);
    return { id: entry?.id ?? null, at, ...(entry?.lists.length && { lists: entry.lists }) };
  };
}

/** A page of search results together with their save states. */
export async function withSaveStates<R extends { items: readonly { key: string }[] }>(
  userId: string,
  search: Promise<R>,
): Promise<{ result: R; saved: SaveStates }> {
  const result = await search;
  const keys = result.items.map(({ key }) => key);
  return { result, saved: await findSaveStates(userId, keys) };
}
