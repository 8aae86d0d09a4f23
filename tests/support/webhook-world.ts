import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import { startReceiver } from '../doubles/webhook-receiver';
import { accountWorld } from './account-world';
import { companyRecord } from './company-record';

type Hook = { id: string; secret: string };

const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;

export const record = (number: number, change = {}) =>
  companyRecord(number, { isSample: false, ...change });

/** Accounts with webhooks on this machine, a receiver, and the register whose loads are news. */
export async function webhookWorld(name: string) {
  const receiver = await startReceiver();
  afterAll(receiver.close);
  const world = await accountWorld(name, { EMBEDDED_DATABASE: 'true' });
  const { loadCompanies } = await import('@/lib/register/load');
  const { workOffWebhooks } = await import('@/lib/webhooks/work-off');
  const { rows } = world.database;

  async function createOwner() {
    const account = await world.createAccount();
    const headers = { 'x-auth-token': '' };
    const signIn = async (password?: string) => {
      const { body } = await world.login(account.email, { userAgent: randomUUID(), password });
      headers['x-auth-token'] = String(body.token);
    };
    await signIn();
    const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', route = '', more = {}) =>
      world.ask(method, `user/webhooks${route}`, { headers, ...more });
    return {
      ...account,
      ask,
      signIn,
      add: async (input: object = {}): Promise<Hook> => {
        const answer = await ask('POST', '', { body: { url: receiver.url, ...input } });
        expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
        return { id: answer.body.data.id, secret: answer.body.secret };
      },
      /** Saves these companies. */
      save: (...numbers: number[]) =>
        rows(`INSERT INTO saved_companies (user_id, company_key, company_name)
          SELECT '${account.id}', key, name FROM companies
          WHERE key IN (${numbers.map((number) => `'${record(number).key}'`).join(', ')})`),
    };
  }

  return {
    world,
    receiver,
    rows,
    createOwner,
    load: (...records: ReturnType<typeof record>[]) => loadCompanies(records, delta),
    /** A run of the job. */
    deliver: (signal = new AbortController().signal) => workOffWebhooks(signal),
    /** As if the waits after failures were over. */
    wait: async () => {
      await rows('UPDATE webhooks SET paused_until = NULL');
      // Rounded to milliseconds, now itself may still be to come.
      const past = `now() - interval '1 second'`;
      await rows(`UPDATE webhook_messages SET next_at = ${past} WHERE next_at IS NOT NULL`);
    },
    messages: (webhookId: string) =>
      rows(`SELECT * FROM webhook_messages WHERE webhook_id = '${webhookId}' ORDER BY title`),
    forget: async () => {
      await rows('DELETE FROM users');
      receiver.received.length = 0;
      receiver.control.answer = () => 204;
      await world.forgetLimits();
    },
  };
}
