import pg from 'pg';
import { afterAll } from 'vitest';
import { createDatabase, dropDatabase } from './database';

/** Tables a load writes, children first. */
const tables = [
  ...['accounting_periods', 'filings', 'roles', 'participants', 'production_units', 'employment'],
  ...['secondary_industries', 'life_periods', 'company_names', 'companies'],
  ...['legal_forms', 'industries', 'municipalities', 'search_indexes', 'report_words'],
] as const;

type Row = Record<string, unknown>;

export type RegisterDatabase = {
  rows: (sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Every row of every register table, in a fixed order; for the search index its digest. */
  dump: () => Promise<Record<(typeof tables)[number], Row[]>>;
  /** Empties the register. */
  clear: () => Promise<void>;
  /** Drops it, after ending the application's own connections to it. */
  close: () => Promise<void>;
};

/**
 * A separate migrated database, to which this process's environment points from
 * here on: import modules that read the environment after this call.
 */
export async function openDatabase(name: string): Promise<RegisterDatabase> {
  const cluster = process.env.DATABASE_URL;
  const url = await createDatabase(name);
  process.env.DATABASE_URL = url;
  process.env.AUTH_SECRET ??= 'a-secret-for-tests-of-32-characters';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Days as in the register, not as local midnight.
  client.setTypeParser(pg.types.builtins.DATE, (day: string) => day);
  const rows = async (sql: string, values?: unknown[]) =>
    (await client.query<Row>(sql, values)).rows;
  return {
    rows,
    dump: async () => {
      const all = {} as Record<(typeof tables)[number], Row[]>;
      for (const table of tables) {
        const columns = table === 'search_indexes' ? 'companies, digest' : '*';
        all[table] = await rows(
          `SELECT ${columns} FROM ${table} AS t ORDER BY t::text COLLATE "C"`,
        );
      }
      return all;
    },
    clear: async () => {
      await client.query(
        'TRUNCATE companies, participants, register_loads, search_indexes, report_words, report_endings CASCADE',
      );
      await client.query('DELETE FROM industries; DELETE FROM legal_forms');
      await client.query('DELETE FROM postal_districts; DELETE FROM municipalities');
    },
    close: async () => {
      const { db } = await import('@/lib/db');
      await db.$disconnect();
      await client.end();
      process.env.DATABASE_URL = cluster;
      await dropDatabase(name);
    },
  };
}

/** The same for one file of tests, which it ends with. Call it at the top level of the file. */
export async function registerDatabase(name: string): Promise<RegisterDatabase> {
  const database = await openDatabase(name);
  afterAll(database.close);
  return database;
}
