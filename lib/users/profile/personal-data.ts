import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { throttle } from '@/lib/throttle';
import { Prisma } from '@/prisma/client/client';

type Row = Record<string, unknown>;
type Reference = { table: string; column: string };

/** Every table that refers to accounts, as the database itself knows them: none is forgotten. */
function tablesOfUsers(): Promise<Reference[]> {
  return db.$queryRaw<Reference[]>`
    SELECT c.conrelid::regclass::text AS table, quote_ident(a.attname) AS column
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass
    ORDER BY 1`;
}

/** Digests of secrets say nothing about a person, and are nobody's to read. */
async function rowsOf({ table, column }: Reference, userId: string): Promise<Row[]> {
  const found = await db.$queryRaw<{ row: Row }[]>`
    SELECT to_jsonb(t) - 'user_id' - 'hash' AS row FROM ${Prisma.raw(table)} t
    WHERE ${Prisma.raw(column)} = ${userId}::uuid`;
  return found.map(({ row }) => row);
}

async function accountOf(userId: string) {
  const { passwordHash, picture, ...account } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    omit: { passwordHash: false },
  });
  return {
    ...account,
    // Kept only so that it can be compared with what is typed.
    hasPassword: passwordHash !== null,
    picture: picture && { type: 'image/webp', base64: Buffer.from(picture).toString('base64') },
  };
}

/**
 * All that the database holds about a person, as JSON. That it was asked for is logged.
 * @throws AppError too_many_requests
 */
export async function personalData(userId: string, address: string | null): Promise<string> {
  await throttle('personalData', { account: userId, address });
  await recordAudit({ actorId: userId, action: 'data_downloaded', address });
  const tables: Record<string, Row[]> = {};
  for (const reference of await tablesOfUsers()) {
    tables[reference.table] = await rowsOf(reference, userId);
  }
  // The log refers to nobody: it stays when an account goes. Who else did something to this
  // account, such as an administrator, and from where, is about that person.
  const log = await db.$queryRaw<{ row: Row }[]>`
    SELECT CASE WHEN actor_id <> ${userId}::uuid THEN to_jsonb(a) - 'actor_id' - 'address'
      ELSE to_jsonb(a) END AS row
    FROM audit_events a
    WHERE actor_id = ${userId}::uuid OR subject = ${userId} ORDER BY id`;
  tables.audit_events = log.map(({ row }) => row);
  const account = await accountOf(userId);
  return JSON.stringify({ madeAt: new Date(), account, tables }, null, 2);
}
