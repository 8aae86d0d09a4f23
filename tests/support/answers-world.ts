import { expect } from 'vitest';
import { accountWorld } from './account-world';
import { companyRecord, NOTHING_KNOWN } from './company-record';

/** A company of which only the number is known. */
const bare = companyRecord(2, { ...NOTHING_KNOWN, status: 'ACTIVE', statusText: 'NORMAL' });

export const KNOWN = companyRecord(1).key;
export const BARE = bare.key;
export const UNKNOWN = '10000001';

type Ask = Awaited<ReturnType<typeof accountWorld>>['ask'];

/** The handlers over two companies, where an answer that is not as it is described is an error. */
export async function answersWorld(name: string) {
  const world = await accountWorld(name, {
    CHECK_ANSWERS: 'on',
    EMBEDDED_DATABASE: 'true',
    RATE_LIMIT_FACTOR: '1000',
    // What differs stands there.
    LOG_LEVEL: 'error',
  });
  const { loadCompanies } = await import('@/lib/register/load');
  const load = { kind: 'FULL', snapshotDate: '2022-01-31', source: 'SAMPLE' } as const;
  await loadCompanies([companyRecord(1), bare], load);

  /** Somebody signed in. */
  async function person(role: 'USER' | 'ADMIN' = 'USER') {
    const account = await world.createAccount();
    await world.database.rows(`UPDATE users SET role = '${role}' WHERE id = '${account.id}'`);
    const { body } = await world.login(account.email);
    const headers = { 'x-auth-token': body.token };

    /** @returns what is answered, which must be no refusal. */
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

  return {
    ...world,
    person,
    close: async () => {
      const { closeExports } = await import('@/lib/exports/pool');
      await closeExports();
      await world.close();
    },
  };
}
