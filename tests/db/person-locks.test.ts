import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RegisterDatabase, registerDatabase } from '../support/register-database';

const ida = '00000000-0000-4000-8000-000000000001';

let database: RegisterDatabase;
let locks: typeof import('@/lib/users/locks');
let db: typeof import('@/lib/db').db;
let requireOtherAdmin: typeof import('@/lib/users/admin/admins').requireOtherAdmin;

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  database = await registerDatabase('person_locks');
  locks = await import('@/lib/users/locks');
  ({ db } = await import('@/lib/db'));
  ({ requireOtherAdmin } = await import('@/lib/users/admin/admins'));
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

describe('while somebody leaves', () => {
  const bo = '00000000-0000-4000-8000-000000000002';
  const promote = `UPDATE users SET role = 'ADMIN' WHERE id = '${bo}'`;
  beforeAll(async () => {
    await database.rows(`UPDATE users SET role = 'ADMIN' WHERE id = '${ida}'`);
    await database.rows(`INSERT INTO users (id, email, first_name, last_name)
      VALUES ('${bo}', 'bo@people.example', 'Bo', 'Holm')`);
  });

  const whoWaits = () =>
    db.$transaction(async (tx) => {
      await requireOtherAdmin(tx, bo);
      return {
        lock: await waits(tries.lock),
        add: await waits(tries.add),
        delete: await waits(tries.delete),
        promote: await waits(promote),
      };
    });

  test('administrators go on, and the one who leaves does not become one', async () => {
    expect(await whoWaits()).toEqual({ lock: false, add: false, delete: false, promote: true });
  });

  test('who is one too keeps the others from leaving, and nothing else of them', async () => {
    await database.rows(promote);
    expect(await whoWaits()).toEqual({ lock: true, add: false, delete: true, promote: true });
  });
});
