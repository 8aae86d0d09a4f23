import 'server-only';
import { db } from '@/lib/db';

/** What a file says of a saved company beside what the register says. */
export type SavedEntry = {
  companyKey: string;
  /** The name when it was saved: all that is known when the register lacks the company. */
  companyName: string;
  note: string;
  tags: string[];
  createdAt: Date;
};

type Row = Omit<SavedEntry, 'note' | 'tags'>;

const plain = (row: Row): SavedEntry => ({ ...row, note: '', tags: [] });

/** Of some ids those that are a person's own, in the order of the ids. */
export async function findSavedEntries(
  userId: string,
  ids: readonly string[],
): Promise<SavedEntry[]> {
  const entries = await db.$queryRaw<(Row & { id: string })[]>`
    SELECT id, company_key AS "companyKey", company_name AS "companyName",
      created_at AS "createdAt"
    FROM saved_companies WHERE user_id = ${userId}::uuid AND id = ANY (${ids}::uuid[])`;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => {
    const entry = byId.get(id);
    return entry ? plain(entry) : [];
  });
}

export type SavedList = {
  entries: SavedEntry[];
  /** What is asked for, in words. */
  title: string;
  details: string[];
};

/** All entries that an address of /saved shows, in its order. */
export async function listSavedEntries(userId: string, _query: string): Promise<SavedList> {
  const entries = await db.savedCompany.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: { companyKey: true, companyName: true, createdAt: true },
  });
  return { entries: entries.map(plain), title: 'Saved companies', details: [] };
}
