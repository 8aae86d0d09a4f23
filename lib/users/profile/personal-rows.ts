import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';

/** Rows per query: there may be millions, and other requests share the thread. */
const PAGE = 2_000;

/**
 * The column that links rows to an account: it holds the account id or, with `among`, a key that
 * this subquery prefix selects for the account. `key` lists the columns that order its rows.
 */
export type Reference = { table: string; column: string; among: string | null; key: string };

/**
 * Current and former matches of saved searches. Excluded because they are register data rather than
 * personal data, can be derived from the searches, and may amount to hundreds of megabytes.
 */
const FOUND = ['saved_search_members', 'saved_search_changes'];

/** Has no foreign key, because an event outlives the row it is about; so it is added by hand. */
const PAYMENT_EVENTS: Reference = {
  table: 'payment_events',
  column: 'customer_id',
  among: 'SELECT id FROM billing_customers WHERE user_id =',
  key: 't.id',
};

/**
 * Every table that references accounts, directly or through one other table, according to the
 * database catalog, so that none is forgotten. Excludes queued jobs and rate limit counters, which
 * hold only digests.
 */
export async function tablesOfUsers(): Promise<Reference[]> {
  const tables = await db.$queryRaw<Reference[]>`
    WITH links AS (
      SELECT c.conrelid AS of, c.confrelid AS "to", a.attnum, quote_ident(a.attname) AS column,
        quote_ident(r.attname) AS referred
      FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      JOIN pg_attribute r ON r.attrelid = c.confrelid AND r.attnum = c.confkey[1]
      WHERE c.contype = 'f'
    ), direct AS (
      SELECT * FROM links WHERE "to" = 'users'::regclass
    ), owned AS (
      SELECT of, attnum, "column", NULL AS among FROM direct
      UNION ALL
      SELECT l.of, l.attnum, l.column,
        format('SELECT %s FROM %s WHERE %s =', l.referred, d.of::regclass, d.column)
      FROM links l JOIN direct d ON l.to = d.of WHERE l.of NOT IN (SELECT of FROM direct)
    )
    SELECT o.of::regclass::text AS table, o.column, o.among,
      (SELECT coalesce(string_agg('t.' || quote_ident(k.attname), ', '
         ORDER BY array_position(p.conkey, k.attnum)), 't.' || o.column)
       FROM pg_constraint p
       JOIN pg_attribute k ON k.attrelid = p.conrelid AND k.attnum = ANY (p.conkey)
       WHERE p.conrelid = o.of AND p.contype = 'p'
         AND (k.attnum <> o.attnum OR o.among IS NOT NULL)) AS key
    FROM owned o
    WHERE o.of::regclass::text <> ALL (${FOUND})
    ORDER BY 1`;
  return [...tables, PAYMENT_EVENTS];
}

/** A row as JSON text, passed on unparsed, and its key, after which the next page starts. */
type Row = { row: string; key: string };
type Page = (after: string | null) => Promise<Row[]>;

/** Leaves out the digests and seeds of secrets, which say nothing about the user and must not be exposed. */
export const pagesOf =
  ({ table, column, among, key }: Reference, userId: string): Page =>
  (after) => {
    const [of, owner, place] = [table, column, key].map((name) => Prisma.raw(name));
    const user = Prisma.sql`${userId}::uuid`;
    const own =
      among === null ? Prisma.sql`= ${user}` : Prisma.sql`IN (${Prisma.raw(among)} ${user})`;
    const begin = Prisma.sql`AND (${place}) >
      (SELECT ${place} FROM jsonb_populate_record(NULL::${of}, ${after}::jsonb) t)`;
    return db.$queryRaw`
      SELECT (to_jsonb(t) - '{user_id,hash,seed,former_seed}'::text[])::text AS row,
        (SELECT to_jsonb(k) FROM (SELECT ${place}) k)::text AS key
      FROM ${of} t
      WHERE t.${owner} ${own} ${after === null ? Prisma.empty : begin}
      ORDER BY ${place} LIMIT ${PAGE}`;
  };

/**
 * Audit entries by or about the user. The log has no foreign keys, because it outlives accounts.
 * When someone else acted, such as an administrator, their id and address are removed as personal
 * data of that person.
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

/** Streams a JSON array page by page, one row per line. */
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
