import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OpenIdFault, OpenIdPerson } from '../doubles/openid';
import { providerWorld, somebody } from '../support/provider-world';

const providers = await providerWorld('providers');
const { world } = providers;
beforeEach(async () => {
  await world.database.rows('TRUNCATE rate_limits');
});

const rowsOf = (email: string) =>
  world.database.rows(
    `SELECT u.id, o.provider, o.subject, u.email_verified_at IS NOT NULL AS verified
     FROM users u LEFT JOIN oauth_accounts o ON o.user_id = u.id
     WHERE email = '${email}' ORDER BY o.provider`,
  );

for (const provider of ['google', 'linkedin'] as const) {
  const signIn = (person: OpenIdPerson) => providers.ways[provider](person);

  describe(`sign-in with ${provider}`, () => {
    test('makes an account once, and finds it by subject, whatever the address is then', async () => {
      const person = somebody();
      const first = await signIn(person);
      expect(first.status).toBe(200);
      expect(first.body.data).toMatchObject({
        email: person.email,
        firstname: 'Åse',
        lastname: 'Møller-Larsen',
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
      // She opens the link that the stranger had sent to her.
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
