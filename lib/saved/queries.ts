import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import type { CompanyDetail } from '@/lib/companies/types';
import { db, ownRows } from '@/lib/db';
import { listNames } from './hits';
import type { SavedKey, SaveState } from './types';

/** What a person saved, the newest first, with the companies that the register still has. */
export async function listSaved(
  userId: string,
  { companyKey }: { companyKey?: string } = {},
): Promise<(SavedKey & { company: CompanyDetail | null })[]> {
  const entries = await db.savedCompany.findMany({
    where: { userId, companyKey },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: {
      ...{ id: true, companyKey: true, companyName: true, createdAt: true },
      ...{ note: true, tags: true },
    },
  });
  const companies = await listCompaniesByKey(entries.map((entry) => entry.companyKey));
  const byKey = new Map(companies.map((company) => [company.key, company]));
  return entries.map((entry) => ({ ...entry, company: byKey.get(entry.companyKey) ?? null }));
}

/** The companies of some entries, in the order of the ids; those of others are none. */
export async function listSavedKeys(userId: string, ids: readonly string[]): Promise<string[]> {
  const entries = await db.savedCompany.findMany({
    where: { userId, id: { in: [...ids] } },
    select: { id: true, companyKey: true },
  });
  const keyOf = new Map(entries.map(({ id, companyKey }) => [id, companyKey]));
  return ids.flatMap((id) => keyOf.get(id) ?? []);
}

export type SaveStates = (companyKey: string) => SaveState;

/** Which of some companies a person has saved, and in which lists they are. */
export async function readSaveStates(userId: string, keys: readonly string[]): Promise<SaveStates> {
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

/** The page of a search together with which of it are saved. */
export async function withSaveStates<R extends { items: readonly { key: string }[] }>(
  userId: string,
  search: Promise<R>,
): Promise<{ result: R; saved: SaveStates }> {
  const result = await search;
  const keys = result.items.map(({ key }) => key);
  return { result, saved: await readSaveStates(userId, keys) };
}
