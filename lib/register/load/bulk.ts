import 'server-only';
import type { Client } from 'pg';
import { tableNames } from './tables';

type Definition = { drop: string; create: string };

/** Foreign keys of the load's tables, and their indexes that back no constraint. */
const definitionsSql = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
                pg_get_constraintdef(oid)) AS create
  FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])
  UNION ALL
  SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  FROM pg_index
  WHERE indrelid = ANY ($1::regclass[])
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;

/**
 * Runs the first load's inserts without foreign keys and secondary indexes and
 * makes these anew afterwards: one sorted build and one join a table instead of
 * a look-up a row. Inside the transaction, so that no one ever sees them missing.
 */
export async function withoutIndexes<T>(client: Client, work: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<Definition>(definitionsSql, [tableNames]);
  for (const { drop } of rows) await client.query(drop);
  const result = await work();
  for (const { create } of rows.toReversed()) await client.query(create);
  return result;
}
