import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { WAITING_FOR_LOCKS } from '../support/database';
import { registerDatabase } from '../support/register-database';

const ida = '00000000-0000-4000-8000-000000000001';
const bo = '00000000-0000-4000-8000-000000000002';
const kim = '00000000-0000-4000-8000-000000000003';
const eva = '00000000-0000-4000-8000-000000000004';
const emailOf: Record<string, string> = { [ida]: 'ida@people.example', [bo]: 'bo@people.example' };

const database = await registerDatabase('admin_actions');
(await import('../support/no-queue')).ignoreJobs();
const admin = {
  ...(await import('@/lib/users/delete-user')),
  ...(await import('@/lib/users/admin/role')),
  ...(await import('@/lib/users/admin/reset-link')),
};
beforeEach(async () => {
  await database.rows('DELETE FROM users; DELETE FROM audit_events');
  await database.rows(`INSERT INTO users
    (id, email, first_name, last_name, role, email_verified_at) VALUES
    ('${ida}', 'ida@people.example', 'Ida', 'Holm', 'ADMIN', now()),
    ('${bo}', 'bo@people.example', 'Bo', 'Bang', 'ADMIN', now()),
    ('${kim}', 'kim@people.example', 'Kim', 'Krog', 'ADMIN', now()),
    ('${eva}', 'eva@people.example', 'Eva', 'Lund', 'USER', now())`);
  await database.rows(`INSERT INTO sessions (id, user_id, expires_at)
    SELECT id, id, now() + interval '1 day' FROM users`);
});

const caller = { userAgent: null, address: null };
/** Sessions have the ids of their users. */
const actor = (id: string) => ({ id, sessionId: id });

const demote = (by: string, userId: string) =>
  admin.changeRole({ actor: actor(by), userId, role: 'USER' }, null);

const admins = async () =>
  (await database.rows(`SELECT id FROM users WHERE role = 'ADMIN' ORDER BY id`)).map(
    ({ id }) => id,
  );

const waiting = async () => (await database.rows(WAITING_FOR_LOCKS)).length;

/** Runs the works while `held` is done but not yet seen by others, until all of them wait for it. */
async function behind<T>(held: string, works: (() => Promise<T>)[]) {
  await database.rows('BEGIN');
  await database.rows(held);
  let ended = 0;
  const begun = works.map((work) => work().finally(() => (ended += 1)));
  const ends = Promise.allSettled(begun);
  while ((await waiting()) + ended < works.length) await sleep(20);
  await database.rows('COMMIT');
  return ends;
}

const lockAll = 'SELECT FROM users FOR UPDATE';

describe('two administrators who act on each other at the same moment', () => {
  const both = (act: (by: string, to: string) => Promise<void>) =>
    behind(lockAll, [() => act(ida, bo), () => act(bo, ida)]);
  const remove = (by: string, userId: string) =>
    admin.deleteUser({ actor: actor(by), userId, confirmation: emailOf[userId] ?? '' }, caller);

  test('leave one of them, who is the last', async () => {
    await database.rows(`UPDATE users SET role = 'USER' WHERE id = '${kim}'`);
    const ends = await both(demote);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await admins()).toHaveLength(1);
  });

  test.each([
    ['demoting', demote, 403],
    ['deleting', remove, 401],
  ])('leave one of them where there are others: %s', async (_, act, status) => {
    const ends = await both(act);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refused).toMatchObject([{ status }]);
    expect(await admins()).toHaveLength(2);
    expect(await database.rows('SELECT action FROM audit_events')).toHaveLength(1);
  });
});

const loses = {
  role: {
    how: `UPDATE users SET role = 'USER' WHERE id = '${ida}'`,
    refusal: { status: 403, message: 'Only administrators may do this.' },
  },
  session: {
    how: `DELETE FROM sessions WHERE user_id = '${ida}'`,
    refusal: { status: 401, message: 'Sign in to continue.' },
  },
};

describe.each(Object.entries(loses))('who loses the %s meanwhile', (_, { how, refusal }) => {
  test.each([
    [
      'promotes nobody',
      () => admin.changeRole({ actor: actor(ida), userId: eva, role: 'ADMIN' }, null),
    ],
    ['demotes nobody', () => demote(ida, bo)],
    [
      'deletes nobody',
      () =>
        admin.deleteUser(
          { actor: actor(ida), userId: eva, confirmation: 'eva@people.example' },
          caller,
        ),
    ],
    ['mails no link', () => admin.sendResetLink({ actor: actor(ida), userId: eva }, null)],
  ] as const)('%s', async (_what, act) => {
    const [end] = await behind(`${lockAll}; ${how}`, [act]);
    expect(end).toMatchObject({ status: 'rejected', reason: refusal });
    expect(await database.rows('SELECT action FROM audit_events')).toEqual([]);
    expect(await database.rows('SELECT role FROM users ORDER BY id')).toMatchObject([
      {},
      { role: 'ADMIN' },
      { role: 'ADMIN' },
      { role: 'USER' },
    ]);
  });
});
