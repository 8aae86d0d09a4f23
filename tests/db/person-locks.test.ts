import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { WAITING_FOR_LOCKS } from '../support/database';
import { registerDatabase } from '../support/register-database';

const ida = '00000000-0000-4000-8000-000000000001';

const database = await registerDatabase('person_locks');
const locks = await import('@/lib/user-rows/locks');
const { db } = await import('@/lib/db');
const { requireOtherAdmin } = await import('@/lib/users/admin/admins');
await database.rows(`INSERT INTO users (id, email, first_name, last_name)
  VALUES ('${ida}', 'ida@people.example', 'Ida', 'Holm')`);
await database.rows("SET lock_timeout = '100ms'");

/** Concurrent operations; `lock` is the lock taken by `lockUserCounters`. */
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
  ['lockUserCounters', { lock: true, add: false, delete: true }],
  ['lockUserAndRows', { lock: true, add: true, delete: true }],
  ['lockUserAgainstDelete', { lock: false, add: false, delete: true }],
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
    await database.rows(
      `UPDATE users SET role = 'ADMIN', email_verified_at = now() WHERE id = '${ida}'`,
    );
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

describe('while an account is deleted, who waits for it holds none of its rows', () => {
  const firstId = async (sql: string) => String((await database.rows(sql))[0]?.id);

  const addSearch = () =>
    firstId(`INSERT INTO saved_searches
      (user_id, name, kind, query, member_count, compared_version)
      VALUES ('${ida}', gen_random_uuid(), 'DISCOVER', 'search=murer', 0, 0) RETURNING id`);

  const unsaving = async () => {
    const id = await firstId(`INSERT INTO saved_companies (user_id, company_key, company_name)
      VALUES ('${ida}', '10000001', 'Saved ApS') RETURNING id`);
    const { unsaveCompany } = await import('@/lib/saved/mutations');
    return () => unsaveCompany(ida, id);
  };
  const failing = async () => {
    const id = await firstId(`INSERT INTO shares (user_id, request_key, hash, format, to_email)
      VALUES ('${ida}', gen_random_uuid(), 'digest', 'csv', 'bo@people.example') RETURNING id`);
    const { failShare } = await import('@/lib/shares/fail');
    return () => failShare(id, 'refused');
  };
  const comparing = async () => {
    const id = await addSearch();
    const { storeCompared } = await import('@/lib/saved-searches/compare/store');
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    return async () => {
      const found = { id, since: null, count: 0, difference: null };
      await storeCompared(client, [found], { version: 0, load: null });
      await client.end();
    };
  };
  const deletingList = async () => {
    const { createList, deleteList } = await import('@/lib/saved/lists');
    const { id } = await createList(ida, randomUUID());
    return () => deleteList(ida, id, null);
  };
  const deletingSearch = async () => {
    const id = await addSearch();
    const { deleteSavedSearch } = await import('@/lib/saved-searches/mutations');
    return () => deleteSavedSearch(ida, id, null);
  };
  const counting = async () => {
    const { holdUse } = await import('@/lib/quotas/hold');
    const hold = await holdUse({ id: ida, isSubscriber: false }, 'CHAT');
    return () => db.$transaction((tx) => hold.settle(tx));
  };
  const usingLink = async () => {
    const { createOrderedToken, useOneTimeToken } = await import('@/lib/auth/one-time-tokens');
    const order = { userId: ida, seed: randomUUID(), at: new Date().toISOString() };
    const token = String(await createOrderedToken('RESET_PASSWORD', order));
    return () => db.$transaction((tx) => useOneTimeToken(tx, token, 'RESET_PASSWORD'));
  };

  test.each([
    ['unsaving a company', 'saved_companies', unsaving],
    ['giving up a shared file', 'shares', failing],
    ['comparing saved searches', 'saved_searches', comparing],
    ['deleting a list', 'saved_lists', deletingList],
    ['deleting a saved search', 'saved_searches', deletingSearch],
    ['counting a use', 'usage_counters', counting],
    ['using a mailed link', 'one_time_tokens', usingLink],
  ] as const)('%s', async (_, table, prepare) => {
    const work = await prepare();
    await database.rows('BEGIN');
    await database.rows(`SELECT FROM users WHERE id = '${ida}' FOR UPDATE`);
    const done = work();
    try {
      await expect.poll(() => database.rows(WAITING_FOR_LOCKS)).toHaveLength(1);
      const rows = `SELECT FROM ${table} WHERE user_id = '${ida}' FOR UPDATE NOWAIT`;
      expect(await database.rows(rows)).not.toHaveLength(0);
    } finally {
      await database.rows('ROLLBACK');
      await done;
    }
  });
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
  await expect.poll(() => begun).toEqual([0]);
  expect(poolUse().waiting).toBe(0);
  expect(await changeMany('somebody else', async () => 'at once')).toBe('at once');
  expect(begun).toEqual([0]);
  open();
  expect(await Promise.all(changes)).toEqual(begun);
});
