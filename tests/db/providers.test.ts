import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  grantOf,
  type OpenIdDouble,
  type OpenIdFault,
  type OpenIdPerson,
  openIdVariables,
  startOpenId,
} from '../doubles/openid';
import { type AccountWorld, accountWorld, PASSWORD } from '../support/account-world';

let double: OpenIdDouble;
let world: AccountWorld;

beforeAll(async () => {
  double = await startOpenId();
  world = await accountWorld('providers', openIdVariables(double.url));
});
beforeEach(async () => {
  await world.database.rows('TRUNCATE rate_limits');
});
afterAll(async () => {
  await world.close();
  await double.close();
});

const somebody = (change: Partial<OpenIdPerson> = {}): OpenIdPerson => ({
  sub: randomUUID(),
  email: `${randomUUID()}@people.example`,
  email_verified: true,
  ...{ given_name: 'Åse', family_name: 'Møller-Larsen' },
  ...change,
});

const ways = {
  google: (person: OpenIdPerson) =>
    world.ask('POST', 'user/google', { body: { access_token: grantOf(person) } }),
  linkedin: (person: OpenIdPerson) =>
    world.ask('POST', 'user/linkedin', { body: { code: grantOf(person) } }),
};

const rowsOf = (email: string) =>
  world.database.rows(
    `SELECT u.id, o.provider, o.subject, u.email_verified_at IS NOT NULL AS verified
     FROM users u LEFT JOIN oauth_accounts o ON o.user_id = u.id
     WHERE email = '${email}' ORDER BY o.provider`,
  );

for (const [provider, signIn] of Object.entries(ways)) {
  describe(`sign-in with ${provider}`, () => {
    test('makes an account once, and finds it by subject, whatever the address is then', async () => {
      const person = somebody();
      const first = await signIn(person);
      expect(first.status).toBe(200);
      expect(first.body.data).toMatchObject({
        ...{ email: person.email, firstname: 'Åse', lastname: 'Møller-Larsen' },
        isSubscription: false,
      });
      const again = await signIn({ ...person, email: 'changed@people.example' });
      expect(again.body.data.id).toBe(first.body.data.id);
      expect(await rowsOf(person.email ?? '')).toMatchObject([
        { provider, subject: person.sub, verified: true },
      ]);
      const list = await world.ask('GET', 'user/sessions', {
        headers: { 'x-auth-token': again.body.token },
      });
      expect(list.body.data).toHaveLength(2);
    });

    test('at the same moment makes one account', async () => {
      const person = somebody();
      const all = await Promise.all([1, 2, 3, 4].map(() => signIn(person)));
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(all.map(({ body }) => body.data.id)).size).toBe(1);
    });

    test('makes those of ADMIN_EMAILS administrators, and says so in the log', async () => {
      const person = somebody();
      const { env } = await import('@/lib/env');
      const { ADMIN_EMAILS } = env;
      Object.assign(env, { ADMIN_EMAILS: [person.email] });
      const answer = await signIn(person).finally(() => Object.assign(env, { ADMIN_EMAILS }));
      const { id } = answer.body.data;
      const entries = await world.database.rows(
        `SELECT action, details FROM audit_events
         WHERE actor_id = '${id}' OR subject = '${id}' ORDER BY id`,
      );
      expect(entries).toEqual([
        { action: 'sign_up', details: { provider } },
        { action: 'role_changed', details: { from: 'USER', to: 'ADMIN', by: 'ADMIN_EMAILS' } },
        { action: 'sign_in', details: { method: provider } },
      ]);
    });

    test('links a verified address to an account whose own is verified', async () => {
      const { id, email } = await world.createAccount();
      const answer = await signIn(somebody({ email: email.toUpperCase() }));
      expect([answer.status, answer.body.data.id]).toEqual([200, id]);
      const [event] = await world.database.rows(
        `SELECT details FROM audit_events WHERE actor_id = '${id}' AND action = 'provider_linked'`,
      );
      expect(event?.details).toEqual({ provider });
    });

    test('takes over nothing with an address that is not verified', async () => {
      const { email } = await world.createAccount();
      for (const address of [email, undefined, `${randomUUID()}@people.example`, 'no address']) {
        for (const verified of [false, undefined]) {
          const answer = await signIn(somebody({ email: address, email_verified: verified }));
          expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
          expect(answer.body.error).toMatch(/has not verified your email address/);
        }
      }
      expect(await rowsOf(email)).toMatchObject([{ provider: null }]);
    });

    test('does not link to an account that somebody else may have begun', async () => {
      const { email } = await world.createAccount(false);
      const answer = await signIn(somebody({ email }));
      expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
      expect(await rowsOf(email)).toMatchObject([{ provider: null, verified: false }]);
    });

    test('ends the password of whoever began the account; its owner chooses one', async () => {
      const { id, email } = await world.createAccount(false);
      const { createOrderedToken } = await import('@/lib/auth/one-time-tokens');
      const order = { userId: id, seed: randomUUID(), at: new Date().toISOString() };
      const token = await createOrderedToken('VERIFY_EMAIL', order);
      const person = somebody({ email });
      expect((await signIn(person)).status).toBe(409);
      const ordered = await world.database.rows(
        `SELECT data->>'kind' AS kind FROM pgboss.job WHERE data->>'userId' = '${id}'`,
      );
      expect(ordered).toEqual([{ kind: 'reset' }]);
      expect((await world.login(email)).status).toBe(401);
      // She opens what the stranger had sent to her.
      const opened = await world.ask('PUT', 'user/verified', { query: `?token=${token}` });
      expect(opened.status).toBe(200);
      expect((await world.login(email)).status).toBe(401);
      const again = await signIn(person);
      expect([again.status, again.body.data.id]).toEqual([200, id]);
    });

    test('reads letters that look like others as no address', async () => {
      const answer = await signIn(somebody({ email: 'idа@people.example' }));
      expect(answer.status).toBe(403);
    });

    const away: OpenIdFault[] = ['hang', '500', 'garbage', 'cut'];
    test.each(away)('says within its limit that the provider is in trouble: %s', async (fault) => {
      const answer = await signIn(somebody({ fault }));
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
      expect(answer.body.error).toMatch(/^(Google|LinkedIn) does not answer as it should\. Try/);
    });

    test('refuses what the provider does not know', async () => {
      const body = provider === 'google' ? { access_token: 'x' } : { code: 'x' };
      const answer = await world.ask('POST', `user/${provider}`, { body });
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
    });
  });
}

describe('a token of Google', () => {
  const refused: OpenIdFault[] = ['wrong-audience', 'expired', 'other-subject'];
  test.each(refused)('is refused: %s', async (fault) => {
    const answer = await ways.google(somebody({ fault }));
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
  });
});

describe('a code of LinkedIn', () => {
  test('works once', async () => {
    const code = grantOf(somebody());
    const use = () => world.ask('POST', 'user/linkedin', { body: { code } });
    expect([(await use()).status, (await use()).status]).toEqual([200, 401]);
  });

  test('that a browser did not fetch itself signs nobody in', async () => {
    const headers = { origin: 'http://localhost', host: 'localhost' };
    for (const state of [undefined, 'made-up']) {
      const body = { code: grantOf(somebody()), ...(state && { state }) };
      const answer = await world.ask('POST', 'user/linkedin', { body, headers });
      expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });
});

test('an account without a password cannot be signed in to with one', async () => {
  const person = somebody();
  await ways.google(person);
  const answer = await world.ask('POST', 'user/login', {
    body: { email: person.email, password: PASSWORD },
  });
  expect(answer.body).toEqual({ error: 'Wrong email or password.', code: 'unauthorized' });
});

test('ten failures bar an address', async () => {
  const body = { access_token: 'x' };
  const tried = [];
  for (let time = 0; time < 11; time += 1) {
    tried.push((await world.ask('POST', 'user/google', { body, address: '192.0.2.99' })).status);
  }
  expect(tried).toEqual([...Array(10).fill(401), 429]);
  const [failed] = await world.database.rows(
    `SELECT count(*)::int AS number FROM audit_events
     WHERE action = 'sign_in_failed' AND address = '192.0.2.99'`,
  );
  expect(failed?.number).toBe(10);
});

test('without credentials both say what is missing', async () => {
  const { env } = await import('@/lib/env');
  const { GOOGLE_CLIENT_ID, LINKEDIN_CLIENT_SECRET } = env;
  Object.assign(env, { GOOGLE_CLIENT_ID: undefined, LINKEDIN_CLIENT_SECRET: undefined });
  const { providersSetUp } = await import('@/lib/auth/providers');
  expect(providersSetUp()).toEqual({ google: false, linkedin: false });
  for (const signIn of Object.values(ways)) {
    const { status, body } = await signIn(somebody());
    expect([status, body.code]).toEqual([503, 'not_configured']);
    expect(body.error).toMatch(/^Sign-in with (Google|LinkedIn) is not set up on this server\.$/);
  }
  Object.assign(env, { GOOGLE_CLIENT_ID, LINKEDIN_CLIENT_SECRET });
});
