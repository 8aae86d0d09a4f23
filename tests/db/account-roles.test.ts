import { beforeEach, expect, test } from 'vitest';
import { registerDatabase } from '../support/register-database';

const ida = '00000000-0000-4000-8000-000000000001';
const bo = '00000000-0000-4000-8000-000000000002';

/** Opens a session of everybody, with the id of its user. */
const signIn = () =>
  database.rows(`INSERT INTO sessions (id, user_id, expires_at)
    SELECT id, id, now() + interval '1 day' FROM users ON CONFLICT DO NOTHING`);

const signedIn = (id: string) => ({ id, sessionId: id });

const database = await registerDatabase('account_roles');
(await import('../support/no-queue')).ignoreJobs();
const users = {
  ...(await import('@/lib/users/delete-user')),
  ...(await import('@/lib/users/admin/role')),
  ...(await import('@/lib/users/admin/configured-admins')),
};
beforeEach(async () => {
  await database.rows('DELETE FROM users');
  await database.rows('DELETE FROM audit_events');
  await database.rows(`INSERT INTO users
    (id, email, first_name, last_name, role, email_verified_at) VALUES
    ('${ida}', 'ida@people.example', 'Ida', 'Holm', 'ADMIN', now()),
    ('${bo}', 'bo@people.example', 'Bo', 'Bang', 'ADMIN', now())`);
  await signIn();
});

const caller = { userAgent: null, address: null };

/** As if the server had been started with these ADMIN_EMAILS. */
async function withAdminEmails<T>(emails: string[], work: () => Promise<T>): Promise<T> {
  const { env } = await import('@/lib/env');
  const { ADMIN_EMAILS } = env;
  Object.assign(env, { ADMIN_EMAILS: emails });
  try {
    return await work();
  } finally {
    Object.assign(env, { ADMIN_EMAILS });
  }
}

const roleOf = async (id: string) =>
  (await database.rows(`SELECT role FROM users WHERE id = '${id}'`))[0]?.role;

test('two administrators who leave at the same moment leave one behind', async () => {
  const left = await Promise.allSettled([
    users.changeRole({ actor: signedIn(ida), userId: ida, role: 'USER' }, null),
    users.changeRole({ actor: signedIn(bo), userId: bo, role: 'USER' }, null),
  ]);
  expect(left.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const admins = await database.rows(`SELECT id FROM users WHERE role = 'ADMIN'`);
  expect(admins).toHaveLength(1);
  const last = String(admins[0]?.id);
  const sentence = 'This is the last administrator. Make somebody else one first.';
  const confirmation = last === ida ? 'ida@people.example' : 'bo@people.example';
  await expect(
    users.deleteUser({ actor: signedIn(last), userId: last, confirmation }, caller),
  ).rejects.toThrow(sentence);
  await expect(
    users.deleteOwnAccount(
      { id: last, email: confirmation, sessionId: last },
      { confirmation, password: '' },
      caller,
    ),
  ).rejects.toThrow(sentence);
});

test('a role is told of once', async () => {
  await users.changeRole({ actor: signedIn(ida), userId: bo, role: 'USER' }, '192.0.2.1');
  await users.changeRole({ actor: signedIn(ida), userId: bo, role: 'USER' }, '192.0.2.1');
  expect(await database.rows('SELECT action, subject, details, address FROM audit_events')).toEqual(
    [
      {
        action: 'role_changed',
        subject: bo,
        address: '192.0.2.1',
        details: { from: 'ADMIN', to: 'USER' },
      },
    ],
  );
  const unknown = { actor: signedIn(ida), userId: '00000000-0000-4000-8000-00000000000f' };
  await expect(users.changeRole({ ...unknown, role: 'ADMIN' }, null)).rejects.toThrow(
    'There is no such user.',
  );
});

test('who is named in ADMIN_EMAILS stays an administrator until the address is taken out', async () => {
  const { db } = await import('@/lib/db');
  const demote = () => users.changeRole({ actor: signedIn(ida), userId: bo, role: 'USER' }, null);
  await withAdminEmails(['bo@people.example'], async () => {
    await expect(demote()).rejects.toMatchObject({
      status: 409,
      message: 'This address is named in ADMIN_EMAILS: take it out there first.',
    });
  });
  expect(await roleOf(bo)).toBe('ADMIN');
  await withAdminEmails(['ida@people.example'], async () => {
    await demote();
    await db.$transaction((tx) => users.grantConfiguredAdmin(tx, bo));
    await users.grantConfiguredAdmins();
  });
  expect(await roleOf(bo)).toBe('USER');
});

test('nobody becomes an administrator whose address is not confirmed, or counts as the other one', async () => {
  await database.rows(`UPDATE users SET email_verified_at = NULL WHERE id = '${bo}'`);
  const change = (userId: string, role: 'USER' | 'ADMIN') =>
    users.changeRole({ actor: signedIn(ida), userId, role }, null);
  const last = 'This is the last administrator. Make somebody else one first.';
  await expect(change(ida, 'USER')).rejects.toMatchObject({ status: 409, message: last });
  await change(bo, 'USER');
  await expect(change(bo, 'ADMIN')).rejects.toMatchObject({
    status: 409,
    message:
      'Nobody has verified this email address yet. Only then can its owner be an administrator.',
  });
  await database.rows('UPDATE users SET email_verified_at = now()');
  await change(bo, 'ADMIN');
  await change(ida, 'USER');
  expect([await roleOf(ida), await roleOf(bo)]).toEqual(['USER', 'ADMIN']);
});

test('an address of ADMIN_EMAILS makes an administrator once, and no other address one', async () => {
  await database.rows(`UPDATE users SET role = 'USER'`);
  const { db } = await import('@/lib/db');
  await withAdminEmails(['ida@people.example'], async () => {
    for (const id of [ida, ida, bo]) {
      await db.$transaction((tx) => users.grantConfiguredAdmin(tx, id));
    }
  });
  expect(
    await database.rows('SELECT actor_id, action, subject, details FROM audit_events'),
  ).toEqual([
    {
      actor_id: null,
      action: 'role_changed',
      subject: ida,
      details: { from: 'USER', to: 'ADMIN', by: 'ADMIN_EMAILS' },
    },
  ]);
});

test('a start makes administrators of those of ADMIN_EMAILS whom a provider alone lets in', async () => {
  await database.rows(`UPDATE users
    SET role = 'USER', password_hash = 'chosen at sign-up', email_verified_at = NULL`);
  const emails = ['ida@people.example', 'nobody@people.example'];
  const roles = async () =>
    (await database.rows('SELECT role FROM users ORDER BY id')).map(({ role }) => role);
  await users.grantConfiguredAdmins(emails);
  expect(await roles(), 'nobody has shown it yet').toEqual(['USER', 'USER']);
  await database.rows('UPDATE users SET email_verified_at = now()');
  await users.grantConfiguredAdmins(emails);
  expect(await roles(), 'a stranger may know the password').toEqual(['USER', 'USER']);
  await database.rows('UPDATE users SET password_hash = NULL');
  await users.grantConfiguredAdmins(emails);
  await users.grantConfiguredAdmins(emails);
  expect(await roles()).toEqual(['ADMIN', 'USER']);
  expect(
    await database.rows('SELECT actor_id, action, subject, details FROM audit_events'),
  ).toEqual([
    {
      actor_id: null,
      action: 'role_changed',
      subject: ida,
      details: { from: 'USER', to: 'ADMIN', by: 'ADMIN_EMAILS' },
    },
  ]);
});
