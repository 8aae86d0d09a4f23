import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RegisterDatabase, registerDatabase } from '../support/register-database';

const ida = '00000000-0000-4000-8000-000000000001';

let database: RegisterDatabase;
let locks: typeof import('@/lib/users/locks');
let db: typeof import('@/lib/db').db;

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  database = await registerDatabase('person_locks');
  locks = await import('@/lib/users/locks');
  ({ db } = await import('@/lib/db'));
  await database.rows(`INSERT INTO users (id, email, first_name, last_name)
    VALUES ('${ida}', 'ida@people.example', 'Ida', 'Holm')`);
  await database.rows("SET lock_timeout = '100ms'");
});
afterAll(async () => {
  await db.$disconnect();
  await database.close();
});

/** What somebody else may try meanwhile; `lock` is what `lockPerson` asks for. */
const tries = {
  lock: `SELECT FROM users WHERE id = '${ida}' FOR NO KEY UPDATE`,
  add: `INSERT INTO saved_lists (user_id, name, name_key) VALUES ('${ida}', 'Leads', 'leads')`,
  delete: `DELETE FROM users WHERE id = '${ida}'`,
};

const LOCK_NOT_AVAILABLE = '55P03';

async function waits(statement: string): Promise<boolean> {
  await database.rows('BEGIN');
  try {
    await database.rows(statement);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: LOCK_NOT_AVAILABLE });
    return true;
  } finally {
    await database.rows('ROLLBACK');
  }
}

test.each([
  ['lockPerson', { lock: true, add: false, delete: true }],
  ['lockPersonAndRows', { lock: true, add: true, delete: true }],
  ['keepPerson', { lock: false, add: false, delete: true }],
] as const)('who waits for %s', async (name, expected) => {
  const found = await db.$transaction(async (tx) => {
    await locks[name](tx, ida);
    return {
      lock: await waits(tries.lock),
      add: await waits(tries.add),
      delete: await waits(tries.delete),
    };
  });
  expect(found).toEqual(expected);
});

test('changes of many companies wait for each other without a connection', async () => {
  const { changeMany } = await import('@/lib/saved/locks');
  const { poolUse } = await import('@/lib/db');
  const begun: number[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const changes = Array.from({ length: 20 }, (_, place) =>
    changeMany(ida, async () => {
      begun.push(place);
      await gate;
      return place;
    }),
  );
  await expect.poll(() => begun, { timeout: 10_000 }).toEqual([0]);
  expect(poolUse().waiting).toBe(0);
  expect(await changeMany('somebody else', async () => 'at once')).toBe('at once');
  expect(begun).toEqual([0]);
  open();
  expect(await Promise.all(changes)).toEqual(begun);
});
