import { readMigrations } from './files';

/** Runs a query. @returns its rows. */
export type RunQuery = <Row>(sql: string) => Promise<Row[]>;

/**
 * The migrations that this version requires and a database lacks. It may have more: those belong to
 * the next version, which is being rolled out.
 * @param root The project's folder.
 */
export async function pendingMigrations(root: string, query: RunQuery): Promise<string[]> {
  const ours = readMigrations(`${root}/prisma/migrations`).map(({ name }) => name);
  const [found] = await query<{ made: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS made",
  );
  if (!found?.made) return ours;
  const applied = await query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  const there = new Set(applied.map(({ name }) => name));
  return ours.filter((name) => !there.has(name));
}
