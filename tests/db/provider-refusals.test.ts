import { beforeEach, describe, expect, test } from 'vitest';
import { grantOf, type OpenIdFault } from '../doubles/openid';
import { PASSWORD } from '../support/account-world';
import { providerWorld, somebody } from '../support/provider-world';

const providers = await providerWorld('provider_refusals');
const { world } = providers;
beforeEach(async () => {
  await world.database.rows('TRUNCATE rate_limits');
});

describe('a token of Google', () => {
  const refused: OpenIdFault[] = ['wrong-audience', 'expired', 'other-subject'];
  test.each(refused)('is refused: %s', async (fault) => {
    const answer = await providers.ways.google(somebody({ fault }));
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
  await providers.ways.google(person);
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
  for (const signIn of Object.values(providers.ways)) {
    const { status, body } = await signIn(somebody());
    expect([status, body.code]).toEqual([503, 'not_configured']);
    expect(body.error).toMatch(/^Sign-in with (Google|LinkedIn) is not set up on this server\.$/);
  }
  Object.assign(env, { GOOGLE_CLIENT_ID, LINKEDIN_CLIENT_SECRET });
});
