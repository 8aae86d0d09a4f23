import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';

/** Rows that are read at once: there may be millions, and others wait for the thread. */
const PAGE = 2_000;

/** The column that refers to accounts, and what else tells rows of the same account apart. */
export type Reference = { table: string; column: string; key: string };

/** Every table that refers to accounts, as the database itself knows them: none is forgotten. */
export function tablesOfUsers(): Promise<Reference[]> {
  return db.$queryRaw<Reference[]>`
    SELECT c.conrelid::regclass::text AS table, quote_ident(a.attname) AS column,
      (SELECT coalesce(string_agg('t.' || quote_ident(k.attname), ', '
         ORDER BY array_position(p.conkey, k.attnum)), 't.' || quote_ident(a.attname))
       FROM pg_constraint p
       JOIN pg_attribute k ON k.attrelid = p.conrelid AND k.attnum = ANY (p.conkey)
       WHERE p.conrelid = c.conrelid AND p.contype = 'p' AND k.attnum <> a.attnum) AS key
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass
    ORDER BY 1`;
}

/** A row as a text, which nobody has to read, and its key, after which the next page begins. */
type Row = { row: string; key: string };
type Page = (after: string | null) => Promise<Row[]>;

/** Digests of secrets say nothing about a person, and are nobody's to read. */
export const pagesOf =
  ({ table, column, key }: Reference, userId: string): Page =>
  (after) => {
    const [of, owner, place] = [table, column, key].map((name) => Prisma.raw(name));
    const begin = Prisma.sql`AND (${place}) >
      (SELECT ${place} FROM jsonb_populate_record(NULL::${of}, ${after}::jsonb) t)`;
    return db.$queryRaw`
      SELECT (to_jsonb(t) - 'user_id' - 'hash')::text AS row,
        (SELECT to_jsonb(k) FROM (SELECT ${place}) k)::text AS key
      FROM ${of} t
      WHERE t.${owner} = ${userId}::uuid ${after === null ? Prisma.empty : begin}
      ORDER BY ${place} LIMIT ${PAGE}`;
  };

/**
 * The log refers to nobody: it stays when an account goes. Who else did something to this account,
 * such as an administrator, and from where, is about that person.
 */
export const pagesOfLog =
  (userId: string): Page =>
  (after) =>
    db.$queryRaw`
    SELECT (CASE WHEN actor_id <> ${userId}::uuid THEN to_jsonb(a) - 'actor_id' - 'address'
      ELSE to_jsonb(a) END)::text AS row, id::text AS key
    FROM audit_events a
    WHERE (actor_id = ${userId}::uuid OR subject = ${userId})
      AND id > coalesce(${after}::bigint, 0)
    ORDER BY id LIMIT ${PAGE}`;

/** A list of JSON, page by page, a row a line. */
export async function* listOf(read: Page): AsyncGenerator<string> {
  yield '[';
  for (let after: string | null = null, separator = '\n'; ; separator = ',\n') {
    const rows: Row[] = await read(after);
    if (rows.length > 0) yield separator + rows.map(({ row }) => row).join(',\n');
    after = rows.at(-1)?.key ?? null;
    if (rows.length < PAGE) break;
  }
  yield '\n]';
}
