import { beforeEach, expect, test } from 'vitest';
import { accountWorld } from '../support/account-world';
import { WAITING_FOR_LOCKS } from '../support/database';

const world = await accountWorld('api_keys');
beforeEach(() => world.forgetLimits());

const as = (token: string) => ({ headers: { 'x-auth-token': token } });
const { rows } = world.database;

async function signedIn() {
  const account = await world.createAccount();
  const { body } = await world.login(account.email);
  return { ...account, token: String(body.token) };
}

const create = (token: string, scopes: string[] = ['read'], name = 'Script', more = {}) =>
  world.ask('POST', 'user/keys', { ...as(token), body: { name, scopes, ...more } });

const idOfKey = (answer: Awaited<ReturnType<typeof create>>) => ({
  id: String(answer.body.data.id),
  key: String(answer.body.key),
});

test('a key is told once, kept as a digest, and opens what it may', async () => {
  const { id, token } = await signedIn();
  const answer = await create(token, ['read'], '  My   script ');
  expect(answer.status).toBe(201);
  const { key } = idOfKey(answer);
  expect(key).toMatch(/^vem_[\w-]{43}$/);
  expect(answer.body.data).toMatchObject({
    name: 'My script',
    scopes: ['read'],
    prefix: key.slice(0, 10),
    lastUsedAt: null,
    expiresAt: null,
    revokedAt: null,
  });
  const { body } = await world.ask('GET', 'user/keys', as(token));
  expect(body.data).toEqual([answer.body.data]);
  expect(JSON.stringify(await rows('SELECT * FROM api_keys'))).not.toContain(key.slice(12));

  expect((await world.ask('GET', 'saved/lists', as(key))).status).toBe(200);
  const written = { ...as(key), body: { name: 'Leads' } };
  expect((await world.ask('POST', 'saved/lists', written)).status).toBe(403);
  expect(
    (await world.ask('POST', 'spell/v1/search', { ...as(key), body: { query: '' } })).status,
  ).toBe(200);
  expect((await world.ask('GET', 'user/keys', as(key))).status).toBe(403);
  expect((await create(key)).status).toBe(403);
  expect((await world.ask('GET', 'user/[id]', { ...as(key), params: { id } })).status).toBe(403);
  expect((await world.ask('GET', 'saved/lists', as(`${key}x`))).status).toBe(401);
});

test('a bearer token opens what the same opens in the header of ours, which wins', async () => {
  const { token } = await signedIn();
  const { key } = idOfKey(await create(token));
  const ask = (route: string, headers: Record<string, string>) =>
    world.ask('GET', route, { headers });
  const bearer = (one: string) => ({ authorization: `Bearer ${one}` });
  expect((await ask('saved/lists', bearer(key))).status).toBe(200);
  expect((await ask('user/keys', bearer(key))).status).toBe(403);
  expect((await ask('user/keys', bearer(token))).status).toBe(200);
  expect((await ask('saved/lists', { ...bearer('gateway'), 'x-auth-token': key })).status).toBe(
    200,
  );
  const dead = await ask('saved/lists', { ...bearer(key), 'x-auth-token': `${key}x` });
  expect([dead.status, dead.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="veminto", error="invalid_token"',
  ]);
});

test('a key that writes does so for its owner, and never as an administrator', async () => {
  const { id, token } = await signedIn();
  await rows(`UPDATE users SET role = 'ADMIN' WHERE id = '${id}'`);
  const { key } = idOfKey(await create(token, ['write']));
  const made = await world.ask('POST', 'saved/lists', { ...as(key), body: { name: 'Leads' } });
  expect(made.status).toBe(201);
  const own = await world.ask('GET', 'saved/lists', as(token));
  expect(own.body.data).toHaveLength(1);
  expect((await world.ask('GET', 'user/all', as(key))).status).toBe(403);
  expect((await world.ask('GET', 'user/all', as(token))).status).toBe(200);
  // Nobody searches as another user, not even an administrator.
  const other = await world.createAccount();
  const body = { searchData: '', userId: other.id };
  for (const who of [key, token]) {
    expect((await world.ask('POST', 'company/search', { ...as(who), body })).status).toBe(403);
  }
});

test('a revoked key opens nothing; keys of others are as unknown as none', async () => {
  const [ida, bo] = [await signedIn(), await signedIn()];
  const { id, key } = idOfKey(await create(ida.token));
  const revoke = (token: string, keyId = id) =>
    world.ask('DELETE', 'user/keys/[id]', { ...as(token), params: { id: keyId } });
  const foreign = await revoke(bo.token);
  const unknown = await revoke(bo.token, '00000000-0000-4000-8000-00000000000f');
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  expect((await world.ask('GET', 'saved/lists', as(key))).status).toBe(200);
  expect((await revoke(ida.token)).status).toBe(200);
  expect((await world.ask('GET', 'saved/lists', as(key))).status).toBe(401);
  expect((await revoke(ida.token)).status).toBe(404);
  const { body } = await world.ask('GET', 'user/keys', as(ida.token));
  expect(body.data).toMatchObject([{ id, revokedAt: expect.any(String) }]);
  const log = await rows(
    `SELECT action, subject FROM audit_events
     WHERE actor_id = '${ida.id}' AND action LIKE 'api_key%' ORDER BY id`,
  );
  expect(log).toEqual([
    { action: 'api_key_created', subject: id },
    { action: 'api_key_revoked', subject: id },
  ]);
});

const DAY_MS = 86_400_000;

test('a key works until it expires, and says so from then on', async () => {
  const { id: userId, token } = await signedIn();
  const days = async (expiresInDays: number | null) => {
    const { expiresAt } = (await create(token, ['read'], 'Script', { expiresInDays })).body.data;
    return expiresAt && Math.round((Date.parse(expiresAt) - Date.now()) / DAY_MS);
  };
  expect([await days(30), await days(90), await days(365), await days(null)]).toEqual([
    ...[30, 90, 365],
    null,
  ]);
  const { id, key } = idOfKey(await create(token, ['read'], 'Ended', { expiresInDays: 30 }));
  const ask = () => world.ask('GET', 'saved/lists', as(key));
  expect((await ask()).status).toBe(200);
  await rows(`UPDATE api_keys SET expires_at = now() WHERE id = '${id}'`);
  const refused = await ask();
  expect([refused.status, refused.body, refused.headers.get('www-authenticate')]).toEqual([
    401,
    {
      error: 'This API key has expired. Create a new one in your profile.',
      code: 'unauthorized',
    },
    'Bearer realm="veminto", error="invalid_token"',
  ]);
  const agent = { ...as(key), body: { jsonrpc: '2.0', id: 1, method: 'ping' } };
  expect(await world.ask('POST', 'mcp', agent)).toMatchObject({
    status: 401,
    body: { error: { message: 'This API key has expired. Create a new one in your profile.' } },
  });
  // Listed for a month, after those that work, and told apart from a revoked one by its day.
  const listed = async () =>
    (await world.ask('GET', 'user/keys', as(token))).body.data.map(
      ({ name }: { name: string }) => name,
    );
  expect(await listed()).toEqual([...Array(4).fill('Script'), 'Ended']);
  await rows(`UPDATE api_keys SET expires_at = now() - interval '31 days' WHERE id = '${id}'`);
  expect(await listed()).toEqual(Array(4).fill('Script'));
  // Revoked ones are as unknown as ever, expired or not.
  await rows(`UPDATE api_keys SET revoked_at = now() WHERE user_id = '${userId}'`);
  const unknown = 'This API key does not exist or was revoked. Create a new one in your profile.';
  expect((await ask()).body.error).toBe(unknown);
  expect((await world.ask('GET', 'saved/lists', as(`${key}x`))).body.error).toBe(unknown);
});

test('when it was last used is kept, roughly', async () => {
  const { token } = await signedIn();
  const { id, key } = idOfKey(await create(token));
  const lastUsed = async () => {
    const { body } = await world.ask('GET', 'user/keys', as(token));
    return body.data[0].lastUsedAt as string | null;
  };
  await world.ask('GET', 'saved/lists', as(key));
  await expect.poll(lastUsed).not.toBeNull();
  const first = await lastUsed();
  await world.ask('GET', 'saved/lists', as(key));
  expect(await lastUsed()).toBe(first);
  await rows(`UPDATE api_keys SET last_used_at = now() - interval '6 minutes' WHERE id = '${id}'`);
  const before = await lastUsed();
  await world.ask('GET', 'saved/lists', as(key));
  await expect.poll(lastUsed).not.toBe(before);
});

test('nobody has more than 20 that work, however fast they are made', async () => {
  const { id, token } = await signedIn();
  const answers = await Promise.all(Array.from({ length: 23 }, () => create(token)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 403)).toHaveLength(3);
  // Keys that expired or were revoked free their slots and do not pile up.
  await rows(`UPDATE api_keys SET expires_at = now() WHERE user_id = '${id}'`);
  expect((await create(token)).status).toBe(201);
  await rows(`UPDATE api_keys SET revoked_at = now() WHERE user_id = '${id}'`);
  expect((await create(token)).status).toBe(201);
  const { body } = await world.ask('GET', 'user/keys', as(token));
  expect(body.data).toHaveLength(21);
});

test('a new password by mail revokes all, and a deleted account has none', async () => {
  const { id, token } = await signedIn();
  const { key } = idOfKey(await create(token));
  const { digestOf } = await import('@/lib/auth/secret');
  const secret = 'a'.repeat(43);
  await rows(`INSERT INTO one_time_tokens (hash, user_id, purpose, expires_at)
    VALUES ('${digestOf(secret)}', '${id}', 'RESET_PASSWORD', now() + interval '1 hour')`);
  const reset = await world.ask('PUT', 'user/reset/[token]', {
    params: { token: secret },
    body: { password: 'Other2!pass' },
  });
  expect(reset.status).toBe(200);
  expect((await world.ask('GET', 'saved/lists', as(key))).status).toBe(401);
  await rows(`DELETE FROM users WHERE id = '${id}'`);
  expect(await rows(`SELECT 1 FROM api_keys WHERE user_id = '${id}'`)).toEqual([]);
});

test('a key that is asked for while the password is reset is not made', async () => {
  const { id, token } = await signedIn();
  const { db } = await import('@/lib/db');
  let answer: ReturnType<typeof create> | undefined;
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`UPDATE users SET password_hash = NULL WHERE id = ${id}::uuid`;
    answer = create(token);
    await expect.poll(() => rows(WAITING_FOR_LOCKS)).toHaveLength(1);
    await tx.session.deleteMany({ where: { userId: id } });
  });
  expect((await answer)?.status).toBe(401);
  expect(await rows(`SELECT 1 FROM api_keys WHERE user_id = '${id}'`)).toEqual([]);
});

test('a key chooses no language for its owner, a session does', async () => {
  const { id, token } = await signedIn();
  const { key } = idOfKey(await create(token, ['write']));
  const choose = (whose: string) => {
    const body = new FormData();
    body.set('language', 'da');
    return world.ask('POST', 'user/language', { ...as(whose), body });
  };
  const language = async () => (await rows(`SELECT language FROM users WHERE id = '${id}'`))[0];
  expect((await choose(key)).status).toBe(303);
  expect(await language()).toEqual({ language: 'en' });
  expect((await choose(token)).status).toBe(303);
  expect(await language()).toEqual({ language: 'da' });
});

test('what a program searches for is no recent search of its owner', async () => {
  const { token } = await signedIn();
  const { key } = idOfKey(await create(token));
  const search = (whose: string, text: string) =>
    world.ask('POST', 'veminto/companydata', { ...as(whose), body: { search: text } });
  await search(key, 'program');
  await search(token, 'person');
  const recent = async () => {
    const { body } = await world.ask('GET', 'saved/get_recent', as(token));
    return body.data.map(({ query }: { query: string }) => query);
  };
  await expect.poll(recent).toEqual(['person']);
});

test.each([
  [{ scopes: ['read'] }, 'name'],
  [{ name: ' ', scopes: ['read'] }, 'name'],
  [{ name: 'x'.repeat(61), scopes: ['read'] }, 'name'],
  [{ name: 'a', scopes: [] }, 'scopes'],
  [{ name: 'a', scopes: ['admin'] }, 'scopes.0'],
  [{ name: 'a', scopes: ['read'], expiresInDays: 31 }, 'expiresInDays'],
  [{ name: 'a', scopes: ['read'], expiresInDays: '30' }, 'expiresInDays'],
])('%j is refused at its %s', async (body, field) => {
  const { token } = await signedIn();
  const answer = await world.ask('POST', 'user/keys', { ...as(token), body });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.fields)).toEqual([field]);
});

test('the calls of a key are counted, and so is its refusal', async () => {
  const { token } = await signedIn();
  const { key } = idOfKey(await create(token));
  const ask = () => world.ask('GET', 'saved/lists', as(key));
  expect((await ask()).headers.get('ratelimit-remaining')).toBe('119');
  const last = (await Promise.all(Array.from({ length: 120 }, ask))).find(
    ({ status }) => status === 429,
  );
  const told = ['ratelimit-limit', 'ratelimit-remaining'].map((name) => last?.headers.get(name));
  expect(told).toEqual(['120', '0']);
  expect(last?.headers.get('ratelimit-reset')).toBe(last?.headers.get('retry-after'));
  // The session has a separate count.
  expect((await world.ask('GET', 'saved/lists', as(token))).status).toBe(200);
});
