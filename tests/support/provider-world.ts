import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { grantOf, type OpenIdPerson, openIdVariables, startOpenId } from '../doubles/openid';
import { accountWorld } from './account-world';

export const somebody = (change: Partial<OpenIdPerson> = {}): OpenIdPerson => ({
  sub: randomUUID(),
  email: `${randomUUID()}@people.example`,
  email_verified: true,
  given_name: 'Åse',
  family_name: 'Møller-Larsen',
  ...change,
});

/** Accounts and the two sign-in providers. */
export async function providerWorld(name: string) {
  const double = await startOpenId();
  afterAll(double.close);
  const world = await accountWorld(name, openIdVariables(double.url));
  return {
    world,
    ways: {
      google: (person: OpenIdPerson) =>
        world.ask('POST', 'user/google', { body: { access_token: grantOf(person) } }),
      linkedin: (person: OpenIdPerson) =>
        world.ask('POST', 'user/linkedin', { body: { code: grantOf(person) } }),
    },
  };
}
