import 'server-only';
import type { Client } from 'pg';

export type Definitions = { keys: string[]; indexes: string[]; foreignKeys: string[] };

/** Primary and unique keys, foreign keys, and indexes that do not back a constraint. */
const definitionsSql = `
  SELECT contype::text AS kind, format('ALTER TABLE incoming.%I ADD CONSTRAINT %I %s',
           relname, conname, pg_get_constraintdef(constraints.oid)) AS sql
  FROM pg_constraint constraints JOIN pg_class ON pg_class.oid = conrelid
  WHERE contype IN ('p', 'u', 'f') AND conrelid = ANY ($1::regclass[])
  UNION ALL
  SELECT 'i', replace(pg_get_indexdef(indexrelid), format(' ON %I.', current_schema()),
                      ' ON incoming.')
  FROM pg_index
  WHERE indrelid = ANY ($1::regclass[])
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype <> 'f')
  ORDER BY 2`;

/**
 * The keys and indexes of serving tables, as statements for the tables of the same names in the
 * schema `incoming`. Read them with the normal search path and run them with `incoming` in front of
 * it: unqualified names then refer to the new tables, and to the serving ones for code lists.
 */
export async function readDefinitions(
  client: Client,
  tables: readonly string[],
): Promise<Definitions> {
  const { rows } = await client.query<{ kind: string; sql: string }>(definitionsSql, [tables]);
  const of = (...kinds: string[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).map(({ sql }) => sql);
  return { keys: of('p', 'u'), indexes: of('i'), foreignKeys: of('f') };
}

export async function runAll(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}
