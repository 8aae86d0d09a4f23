import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { AppError } from '@/lib/errors';
import { derivedTables, tableNames } from './tables';

const tries = 120;
const pauseMs = 500;
const lockNotAvailable = '55P03';
const deadlock = '40P01';

const inSchema = (schema: string) =>
  [...tableNames, ...derivedTables].map((table) => `${schema}.${table}`);

/**
 * Locks the serving tables exclusively. Readers wait for at most a second per attempt: if a longer
 * query is running, the lock is given up and the waiting readers go first.
 */
async function lockServing(client: Client, schema: string): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await client.query('SAVEPOINT before_lock');
    try {
      await client.query("SET LOCAL lock_timeout = '1s'");
      await client.query(`LOCK TABLE ${inSchema(schema)} IN ACCESS EXCLUSIVE MODE`);
      return;
    } catch (error) {
      const { code } = error instanceof DatabaseError ? error : { code: null };
      if (code !== lockNotAvailable && code !== deadlock) throw error;
      await client.query('ROLLBACK TO SAVEPOINT before_lock');
      await setTimeout(pauseMs);
    }
  }
  throw new AppError('unavailable', 'The register is in use all the time; nothing was replaced.');
}

/** Replaces the serving tables by those of `incoming`; visible on commit. */
export async function swapIn(client: Client, schema: string): Promise<void> {
  await lockServing(client, schema);
  await client.query(`DROP TABLE ${inSchema(schema)}`);
  for (const table of inSchema('incoming')) {
    await client.query(`ALTER TABLE ${table} SET SCHEMA ${schema}`);
  }
  await client.query('DROP SCHEMA incoming');
}
