import { readFileSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { registerDatabase } from '../support/register-database';

const ida = '00000000-0000-4000-8000-000000000001';
const bo = '00000000-0000-4000-8000-000000000002';

process.env.RATE_LIMIT_FACTOR = '1';
const database = await registerDatabase('account_data');
const users = {
  ...(await import('@/lib/users/delete-user')),
  ...(await import('@/lib/users/profile/personal-data')),
};
const { fillAccount } = await import('../support/account-rows');
(await import('../support/no-queue')).ignoreJobs();
beforeEach(async () => {
  await database.rows('DELETE FROM users');
  await database.rows('DELETE FROM audit_events');
  await database.rows('DELETE FROM clicks');
  await database.rows(`INSERT INTO users
    (id, email, first_name, last_name, role, picture, email_verified_at) VALUES
    ('${ida}', 'ida@people.example', 'Ida', 'Holm', 'ADMIN', 'webp', now()),
    ('${bo}', 'bo@people.example', 'Bo', 'Bang', 'ADMIN', NULL, now())`);
});

const caller = { userAgent: null, address: null };

/** An open session. */
async function sessionOf(id: string) {
  const [session] = await database.rows(`INSERT INTO sessions (user_id, expires_at)
    VALUES ('${id}', now() + interval '1 day') RETURNING id`);
  return { id, sessionId: String(session?.id) };
}

/** Ida in an open session. */
const signedIn = async () => ({ ...(await sessionOf(ida)), email: 'ida@people.example' });

/** The download as received. */
const downloaded = async (userId: string, address: string | null) =>
  new Response(await users.personalData(userId, address)).text();

type Model = { name: string; body: string; table: string };

function modelsOf(schema: string): Model[] {
  const models = [...schema.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)];
  return models.map(([, name = '', body = '']) => {
    return { name, body, table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '' };
  });
}

const models = modelsOf(readFileSync('prisma/schema.prisma', 'utf8'));

/** Models of the schema that hold data about a person. */
const personal = models.filter(({ body }) => /^ {2}(userId|actorId) /m.test(body));
const personalTables = () => personal.map(({ table }) => table);

/** Including models that belong to one of them, however indirectly. */
function belonging(known: Model[]): Model[] {
  const parents = known.map(({ name }) => name).join('|');
  const parent = new RegExp(`^ {2}\\w+ +(?:${parents})\\??  *@relation\\(fields`, 'm');
  const all = models.filter((model) => known.includes(model) || parent.test(model.body));
  return all.length === known.length ? known : belonging(all);
}

/** Tables with register data that belong to a user's search. */
const FOUND = ['saved_search_changes', 'saved_search_members'];

test('the download has something of every table that knows the person', async () => {
  await fillAccount(ida);
  const text = await downloaded(ida, '192.0.2.1');
  const { account, tables } = JSON.parse(text);
  const named = belonging(personal).map(({ table }) => table);
  // No relation in the schema links its customers to users.
  expect(Object.keys(tables).concat(FOUND).sort()).toEqual([...named, 'payment_events'].sort());
  for (const [table, rows] of Object.entries<object[]>(tables)) {
    expect([table, rows.length]).toEqual([table, 1]);
  }
  expect(account).toMatchObject({
    email: 'ida@people.example',
    firstName: 'Ida',
    hasPassword: false,
    picture: { type: 'image/webp', base64: Buffer.from('webp').toString('base64') },
  });
  expect(tables.saved_companies[0]).toMatchObject({ company_name: 'Saved ApS' });
  expect(tables.audit_events[0]).toMatchObject({
    action: 'data_downloaded',
    address: '192.0.2.1',
  });
  expect(text).not.toMatch(/hash-of|password_?hash|bo@people/i);
});

test('the download comes in pieces and has everything once, however much there is', async () => {
  await fillAccount(bo);
  await database.rows(`
    INSERT INTO saved_companies (user_id, company_key, company_name)
      SELECT '${ida}', (20000000 + n)::text, 'Æ "' || n || '"' FROM generate_series(1, 4000) n;
    INSERT INTO saved_lists (user_id, name, name_key)
      SELECT '${ida}', 'List ' || n, 'list ' || n FROM generate_series(1, 2) n;
    INSERT INTO saved_list_entries (user_id, list_id, saved_id)
      SELECT '${ida}', l.id, s.id FROM saved_lists l JOIN saved_companies s USING (user_id)
      WHERE user_id = '${ida}';
    INSERT INTO audit_events (actor_id, action)
      SELECT '${ida}', 'sign_in' FROM generate_series(1, 2001);
    INSERT INTO known_devices (user_id, hash, address)
      SELECT '${ida}', 'hash-of-' || n, n::text FROM generate_series(1, 2001) n`);
  const pieces: string[] = [];
  for await (const piece of await users.personalData(ida, null)) {
    pieces.push(Buffer.from(piece).toString());
  }
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(2_000_000);
  const { tables } = JSON.parse(pieces.join(''));
  const different = (rows: object[]) => new Set(rows.map((row) => JSON.stringify(row))).size;
  for (const [table, count] of [
    ...([
      ['saved_companies', 4_000],
      ['saved_lists', 2],
    ] as const),
    ...([
      ['saved_list_entries', 8_000],
      ['audit_events', 2_002],
    ] as const),
  ]) {
    expect([table, tables[table].length, different(tables[table])]).toEqual([table, count, count]);
  }
});

test('every table with rows of people can be read by pages', async () => {
  const { tablesOfUsers } = await import('@/lib/users/profile/personal-rows');
  for (const { table, key } of await tablesOfUsers()) {
    expect([table, key]).toEqual([table, expect.stringMatching(/^t\.\w+(, t\.\w+)*$/)]);
  }
});

test('it may be asked for some times an hour, and each account counts for itself', async () => {
  const eva = '00000000-0000-4000-8000-000000000003';
  await database.rows(`INSERT INTO users (id, email, first_name, last_name)
    VALUES ('${eva}', 'eva@people.example', 'Eva', 'Lund')`);
  for (let time = 0; time < 10; time += 1) await downloaded(eva, null);
  await expect(users.personalData(eva, null)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: expect.any(Number),
  });
  expect(JSON.parse(await downloaded(bo, null)).account.firstName).toBe('Bo');
});

test('what others did to an account is in its download without who and from where', async () => {
  await database.rows(`INSERT INTO audit_events (actor_id, action, subject, address) VALUES
    ('${bo}', 'reset_link_sent', '${ida}', '192.0.2.66'),
    (NULL, 'sign_in_failed', '${ida}', '192.0.2.77'),
    ('${ida}', 'role_changed', '${bo}', '192.0.2.88')`);
  const text = await downloaded(ida, '192.0.2.1');
  expect(text).not.toMatch(/192\.0\.2\.66/);
  const log: Record<string, unknown>[] = JSON.parse(text).tables.audit_events;
  expect(log.map(({ action, actor_id, address }) => [action, actor_id, address])).toEqual([
    ['reset_link_sent', undefined, undefined],
    ['sign_in_failed', null, '192.0.2.77'],
    ['role_changed', ida, '192.0.2.88'],
    ['data_downloaded', ida, '192.0.2.1'],
  ]);
});

test('with an account goes all that hangs on it; the log stays and names nobody', async () => {
  await fillAccount(ida);
  await database.rows(`INSERT INTO audit_events (actor_id, action, subject) VALUES
    ('${ida}', 'sign_in', NULL), (NULL, 'sign_in_failed', '${ida}')`);
  const input = { actor: await sessionOf(bo), userId: ida, confirmation: 'IDA@people.example ' };
  await users.deleteUser(input, caller);
  for (const table of personalTables()) {
    if (['clicks', 'audit_events'].includes(table)) continue;
    const left = await database.rows(`SELECT 1 FROM ${table} WHERE user_id = '${ida}'`);
    expect([table, left]).toEqual([table, []]);
  }
  expect(await database.rows('SELECT user_id, company_key FROM clicks')).toEqual([
    { user_id: null, company_key: '10000001' },
  ]);
  const log = await database.rows('SELECT * FROM audit_events ORDER BY id');
  expect(log.map(({ action }) => action)).toEqual(['sign_in', 'sign_in_failed', 'user_deleted']);
  expect(log[2]).toMatchObject({ actor_id: bo, subject: ida });
  expect(
    JSON.stringify(log, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
  ).not.toMatch(/ida@|Holm/);
});

test('what hangs on an account may take longer to delete than a page may take', async () => {
  await database.rows(`
    CREATE FUNCTION patience() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'patience of %', current_setting('statement_timeout'); END $$;
    CREATE TRIGGER patience BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION patience()`);
  onTestFinished(async () => {
    await database.rows('DROP FUNCTION patience CASCADE');
  });
  const input = { actor: await sessionOf(bo), userId: ida, confirmation: 'ida@people.example' };
  await expect(users.deleteUser(input, caller)).rejects.toThrow('patience of 55s');
  const own = await signedIn();
  const confirmed = { confirmation: own.email, password: '' };
  await expect(users.deleteOwnAccount(own, confirmed, caller)).rejects.toThrow('patience of 55s');
});

test('who is being locked out does not delete the account on the way', async () => {
  const own = await signedIn();
  // As a new password does while the deletion waits for its turn.
  await database.rows('DELETE FROM sessions');
  const confirmed = { confirmation: own.email, password: '' };
  await expect(users.deleteOwnAccount(own, confirmed, caller)).rejects.toMatchObject({
    code: 'unauthorized',
    message: 'Sign in to continue.',
  });
  expect(await database.rows(`SELECT FROM users WHERE id = '${ida}'`)).toHaveLength(1);
  await users.deleteOwnAccount(await signedIn(), confirmed, caller);
  expect(await database.rows(`SELECT FROM users WHERE id = '${ida}'`)).toEqual([]);
});

test('two deletions at the same moment are one', async () => {
  await database.rows(`UPDATE users SET role = 'USER' WHERE id = '${ida}'`);
  const confirmation = 'ida@people.example';
  const own = await signedIn();
  const { log } = await import('@/lib/log');
  const said = vi.spyOn(log, 'info');
  onTestFinished(() => said.mockRestore());
  const all = await Promise.allSettled([
    users.deleteUser({ actor: await sessionOf(bo), userId: ida, confirmation }, caller),
    users.deleteOwnAccount(own, { confirmation, password: '' }, caller),
    users.deleteOwnAccount(own, { confirmation, password: '' }, caller),
  ]);
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject([{ code: 'unauthorized' }, { code: 'unauthorized' }]);
  expect(await database.rows('SELECT subject FROM audit_events')).toEqual([{ subject: ida }]);
  // A database restored from an earlier backup lacks this deletion.
  expect(said.mock.calls).toEqual([[{ user: ida }, 'An account was deleted.']]);
});

test('a deletion that cannot be logged keeps the account whole', async () => {
  await fillAccount(ida);
  await database.rows('ALTER TABLE audit_events RENAME TO audit_events_away');
  onTestFinished(async () => {
    await database.rows('ALTER TABLE IF EXISTS audit_events_away RENAME TO audit_events');
  });
  const input = { actor: await sessionOf(bo), userId: ida, confirmation: 'ida@people.example' };
  await expect(users.deleteUser(input, caller)).rejects.toThrow(/audit_events/);
  for (const table of ['users WHERE id', 'subscriptions WHERE user_id']) {
    expect(await database.rows(`SELECT 1 FROM ${table} = '${ida}'`)).toHaveLength(1);
  }
});
