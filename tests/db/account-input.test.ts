import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenIdDouble, openIdVariables, startOpenId } from '../doubles/openid';
import { type AccountWorld, accountWorld, PASSWORD } from '../support/account-world';

let world: AccountWorld;
let double: OpenIdDouble;

beforeAll(async () => {
  // What is looked at here is what is sent, not how often.
  double = await startOpenId();
  const variables = { RATE_LIMIT_FACTOR: '100000', ...openIdVariables(double.url) };
  world = await accountWorld('account_input', variables);
});
afterAll(async () => {
  await world.close();
  await double.close();
});

const long = 'a'.repeat(300);
const megabyte = 'a'.repeat(1024 ** 2);
const html = '<script>alert(1)</script>';

/** What may stand in an address field and is none. */
const noEmails = {
  ...{ empty: '', blank: '   ', 'no at': 'ida', 'no domain': 'ida@', 'two ats': 'a@b@c.dk' },
  ...{ 'too long': `${long}@people.example`, html, 'HTML before': `${html}@people.example` },
  ...{ 'null byte': 'ida\0@people.example', newline: 'ida@people.example\r\nBcc: x@y.dk' },
  ...{ 'Cyrillic а': 'idа@people.example', 'Kelvin sign': '\u212aim@people.example' },
  ...{ 'full width': 'ｉｄａ@people.example', 'dotted İ': 'İda@people.example' },
  ...{ 'ligature ﬁ': 'ﬁnn@people.example', 'look-alike domain': 'ida@pеople.example' },
  ...{
    'invisible joiner': 'i\u200dda@people.example',
    'right to left': '\u202eida@people.example',
  },
  ...{ 'no text': 5, list: ['ida@people.example'], nothing: null },
};

const noPasswords = {
  ...{ empty: '', short: 'Aa1!', 'too long': `Aa1!${'a'.repeat(30)}`, 'no digit': 'Abcdefgh!' },
  ...{ 'no capital': 'abcdefg1!', 'no small letter': 'ABCDEFG1!', 'no sign': 'Abcdefgh1' },
  ...{ 'other digits': 'Abcdefg١!', 'no text': 12345678, nothing: null, common: 'Password1!' },
};

const noNames = {
  ...{
    empty: '',
    short: 'Bo',
    'too long': 'A'.repeat(31),
    digits: 'Ida5',
    html,
    space: 'Ida Maria',
  },
  ...{ 'null byte': 'Ida\0a', emoji: 'Ida😀', 'no text': {}, 'right to left': '\u202eadI' },
};

const newcomer = {
  ...{ firstname: 'Signe', lastname: 'Krogh', email: 'new@new.example', password: PASSWORD },
};
const reset = { params: { token: 'x'.repeat(43) } };

type Case = [
  route: string,
  method: 'POST' | 'PUT',
  body: Record<string, unknown>,
  params?: { params: Record<string, string> },
];
const routes: Case[] = [
  ['user/login', 'POST', { email: 'ida@people.example', password: PASSWORD }],
  ['user/signup', 'POST', newcomer],
  ['user/forgot', 'POST', { email: 'ida@people.example' }],
  ['user/resend', 'POST', { email: 'ida@people.example' }],
  ['user/reset/[token]', 'PUT', { password: PASSWORD }, reset],
  ['user/google', 'POST', { access_token: 'x' }],
  ['user/linkedin', 'POST', { code: 'x' }],
];

const wrong: Record<string, Record<string, unknown>> = {
  email: noEmails,
  firstname: noNames,
  lastname: noNames,
  password: noPasswords,
  access_token: { empty: '', 'too long': 'x'.repeat(5_000), 'no text': 1 },
  code: { empty: '', 'too long': 'x'.repeat(5_000), 'no text': 1 },
};

/** A password is only looked at where it is set. */
const isLookedAt = (route: string, field: string, name: string) =>
  !(route === 'user/login' && field === 'password') ||
  ['empty', 'too long', 'no text', 'nothing'].includes(name);

for (const [route, method, body, params] of routes) {
  describe(route, () => {
    const fields = Object.keys(body).flatMap((field) =>
      Object.entries(wrong[field] ?? {})
        .filter(([name]) => isLookedAt(route, field, name))
        .map(([name, value]) => [field, name, value] as const),
    );
    test.each(fields)('%s: %s', async (field, _name, value) => {
      const sent = { ...body, [field]: value };
      const answer = await world.ask(method, route, { ...params, body: sent });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
      expect(answer.body.error).not.toMatch(/<|\0/);
    });

    test('a field that is missing, and one too many', async () => {
      for (const field of Object.keys(body)) {
        const { [field]: _, ...rest } = body;
        expect((await world.ask(method, route, { ...params, body: rest })).status).toBe(422);
      }
      const more = { ...body, role: 'ADMIN' };
      expect((await world.ask(method, route, { ...params, body: more })).status).toBe(422);
    });

    test('a megabyte, no JSON, another type, no body', async () => {
      const ask = (given: object) => world.ask(method, route, { ...params, ...given });
      expect((await ask({ body: { ...body, email: megabyte } })).status).toBe(413);
      expect((await ask({ body: '{"email":' })).status).toBe(400);
      expect((await ask({ body: '"\0"' })).status).toBe(400);
      const plain = { headers: { 'content-type': 'text/plain' } };
      expect((await ask({ body: 'email=ida', ...plain })).status).toBe(415);
      expect((await ask({})).status).toBe(415);
    });

    test('from another site', async () => {
      const strangers: Record<string, string>[] = [
        { origin: 'https://evil.example', host: 'localhost' },
        { origin: 'null', host: 'localhost' },
        { origin: 'http://localhost.evil.example', host: 'localhost' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { cookie: 'veminto.session=x' },
      ];
      for (const headers of strangers) {
        const answer = await world.ask(method, route, { ...params, body, headers });
        expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    });

    test('anything at all is answered without a fault of ours', async () => {
      await fc.assert(
        fc.asyncProperty(fc.jsonValue({ maxDepth: 2 }), fc.boolean(), async (value, inside) => {
          const [field = ''] = Object.keys(body);
          const sent = inside ? { ...body, [field]: value } : value;
          const { status } = await world.ask(method, route, { ...params, body: sent ?? null });
          expect(status).toBeLessThan(500);
        }),
        { numRuns: 40 },
      );
    });
  });
}

describe('a one-time link', () => {
  const orderedToken = async (purpose: 'VERIFY_EMAIL' | 'RESET_PASSWORD', userId: string) => {
    const { createOrderedToken } = await import('@/lib/auth/one-time-tokens');
    const order = { userId, seed: crypto.randomUUID(), at: new Date().toISOString() };
    return String(await createOrderedToken(purpose, order));
  };
  const verify = async (token: string) =>
    (await world.ask('PUT', 'user/verified', { query: `?token=${token}` })).status;
  const resetWith = async (token: string) =>
    (
      await world.ask('PUT', 'user/reset/[token]', {
        params: { token },
        body: { password: 'Another1!word' },
      })
    ).status;

  test('that is cut short, changed or not one', async () => {
    const { id } = await world.createAccount(false);
    const token = await orderedToken('VERIFY_EMAIL', id);
    for (const broken of ['', token.slice(0, -1), `${token}x`, `${token.slice(0, -1)}%00`, html]) {
      expect(await verify(encodeURIComponent(broken))).toBe(422);
      expect(await resetWith(broken)).toBe(422);
    }
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect([await verify(other), await resetWith(other)]).toEqual([400, 404]);
    expect(await verify(token)).toBe(200);
  });

  test('works once, for what it is for, until its time is over', async () => {
    const { id } = await world.createAccount(false);
    const first = await orderedToken('VERIFY_EMAIL', id);
    expect(await resetWith(first)).toBe(404);
    expect([await verify(first), await verify(first)]).toEqual([200, 400]);
    const second = await orderedToken('RESET_PASSWORD', id);
    expect(await verify(second)).toBe(400);
    const both = await Promise.all([resetWith(second), resetWith(second)]);
    expect(both.sort()).toEqual([200, 404]);
    const third = await orderedToken('RESET_PASSWORD', id);
    await world.database.rows(
      `UPDATE one_time_tokens SET expires_at = now() WHERE user_id = '${id}'`,
    );
    expect(await resetWith(third)).toBe(404);
  });

  test('lives for 24 hours and for 60 minutes', async () => {
    const { id } = await world.createAccount(false);
    await orderedToken('VERIFY_EMAIL', id);
    await orderedToken('RESET_PASSWORD', id);
    const rows = await world.database.rows(
      `SELECT purpose::text, round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes
       FROM one_time_tokens WHERE user_id = '${id}' ORDER BY purpose::text DESC`,
    );
    expect(rows).toEqual([
      { purpose: 'VERIFY_EMAIL', minutes: 1_440 },
      { purpose: 'RESET_PASSWORD', minutes: 60 },
    ]);
  });

  test('of one person changes nothing of another', async () => {
    const [one, other] = [await world.createAccount(), await world.createAccount()];
    expect(await resetWith(await orderedToken('RESET_PASSWORD', one.id))).toBe(200);
    const login = (email: string) =>
      world.ask('POST', 'user/login', { body: { email, password: PASSWORD } });
    expect([(await login(one.email)).status, (await login(other.email)).status]).toEqual([
      401, 200,
    ]);
  });

  test('to reset shows that the mailbox is its owner’s, and ends what a stranger began', async () => {
    const { id, email } = await world.createAccount(false);
    expect(await resetWith(await orderedToken('RESET_PASSWORD', id))).toBe(200);
    const login = (password: string) =>
      world.ask('POST', 'user/login', { body: { email, password } });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('Another1!word')).status).toBe(200);
  });
});
