import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { openIdVariables, startOpenId } from '../doubles/openid';
import { accountWorld, PASSWORD } from '../support/account-world';

// These tests are about the input, not about rate limits.
const double = await startOpenId();
afterAll(double.close);
const variables = { RATE_LIMIT_FACTOR: '100000', ...openIdVariables(double.url) };
const world = await accountWorld('account_input', variables);

const long = 'a'.repeat(300);
const megabyte = 'a'.repeat(1024 ** 2);
const html = '<script>alert(1)</script>';

/** Invalid addresses that users may enter. */
const noEmails = {
  empty: '',
  blank: '   ',
  'no at': 'ida',
  'no domain': 'ida@',
  'two ats': 'a@b@c.dk',
  'too long': `${long}@people.example`,
  html,
  'HTML before': `${html}@people.example`,
  'null byte': 'ida\0@people.example',
  newline: 'ida@people.example\r\nBcc: x@y.dk',
  'Cyrillic а': 'idа@people.example',
  'Kelvin sign': '\u212aim@people.example',
  'full width': 'ｉｄａ@people.example',
  'dotted İ': 'İda@people.example',
  'ligature ﬁ': 'ﬁnn@people.example',
  'look-alike domain': 'ida@pеople.example',
  'invisible joiner': 'i\u200dda@people.example',
  'right to left': '\u202eida@people.example',
  'no text': 5,
  list: ['ida@people.example'],
  nothing: null,
};

const noPasswords = {
  empty: '',
  short: 'Aa1!',
  'too long': `Aa1!${'a'.repeat(30)}`,
  'no digit': 'Abcdefgh!',
  'no capital': 'abcdefg1!',
  'no small letter': 'ABCDEFG1!',
  'no sign': 'Abcdefgh1',
  'other digits': 'Abcdefg١!',
  'no text': 12345678,
  nothing: null,
  common: 'Password1!',
};

const noNames = {
  empty: '',
  short: 'Bo',
  'too long': 'A'.repeat(31),
  digits: 'Ida5',
  html,
  space: 'Ida Maria',
  'null byte': 'Ida\0a',
  emoji: 'Ida😀',
  'no text': {},
  'right to left': '\u202eadI',
};

const newcomer = {
  firstname: 'Signe',
  lastname: 'Krogh',
  email: 'new@new.example',
  password: PASSWORD,
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

/** A password is only validated where it is set. */
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
