import { afterAll, expect } from 'vitest';
import { accountWorld } from './account-world';
import { companyRecord, NOTHING_KNOWN } from './company-record';

/** A company known only by its number. */
const bare = companyRecord(2, { ...NOTHING_KNOWN, status: 'ACTIVE', statusText: 'NORMAL' });

export const KNOWN = companyRecord(1).key;
export const BARE = bare.key;
export const UNKNOWN = '10000001';

type Ask = Awaited<ReturnType<typeof accountWorld>>['ask'];

/** The handlers over two companies; an answer that differs from its description is an error. */
export async function answersWorld(name: string) {
  const world = await accountWorld(name, {
    CHECK_ANSWERS: 'on',
    EMBEDDED_DATABASE: 'true',
    RATE_LIMIT_FACTOR: '1000',
    // The log contains the difference.
    LOG_LEVEL: 'error',
  });
  const { loadCompanies } = await import('@/lib/register/load');
  const load = { kind: 'FULL', snapshotDate: '2022-01-31', source: 'SAMPLE' } as const;
  await loadCompanies([companyRecord(1), bare], load);

  /** Signs a user in. */
  async function person(role: 'USER' | 'ADMIN' = 'USER') {
    const account = await world.createAccount();
    await world.database.rows(`UPDATE users SET role = '${role}' WHERE id = '${account.id}'`);
    const { body } = await world.login(account.email);
    const headers = { 'x-auth-token': body.token };

    /** @returns the answer, which must not be a refusal. */
    async function get(
      method: Parameters<Ask>[0],
      route: string,
      body?: unknown,
      more: Omit<Parameters<Ask>[2], 'body'> = {},
    ) {
      const answer = await world.ask(method, route, { body, headers, ...more });
      expect([method, route, answer.status, answer.status < 300 || answer.body]).toEqual([
        ...[method, route, expect.any(Number), true],
      ]);
      return answer.body;
    }
    return { ...account, headers, get };
  }

  const { closeExports } = await import('@/lib/exports/pool');
  afterAll(closeExports);
  return { ...world, person };
}
