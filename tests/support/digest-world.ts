import { randomUUID } from 'node:crypto';
import { afterAll, expect, vi } from 'vitest';
import { startResend } from '../doubles/resend';
import { accountWorld } from './account-world';

export const patience = { timeout: 30_000, interval: 50 };

export type DigestWorld = Awaited<ReturnType<typeof digestWorld>>;

/** Accounts with digests, the queue that mails them, and a mail service. */
export async function digestWorld(name: string) {
  const resend = await startResend();
  afterAll(resend.close);
  const variables = { RESEND_BASE_URL: resend.url, RESEND_API_KEY: resend.key };
  const world = await accountWorld(name, variables, async () => [
    (await import('@/lib/jobs/digest')).digestMail,
  ]);
  const { orderDigests } = await import('@/lib/digests/order');
  const { rows } = world.database;

  /** A user who has chosen a digest, and may change it. */
  async function createReader(digest: string) {
    const account = await world.createAccount();
    const { body } = await world.login(account.email, { userAgent: randomUUID() });
    const headers = { 'x-auth-token': String(body.token) };
    const choose = (period: string) =>
      world.ask('PUT', 'user/digest', { body: { digest: period }, headers });
    expect((await choose(digest)).status).toBe(200);
    return { ...account, headers, choose };
  }

  return {
    world,
    resend,
    orderDigests,
    createReader,
    /** Resets digests of earlier users and all sent mails. */
    forget: async () => {
      for (const list of [resend.sent, resend.keys, resend.faults]) list.length = 0;
      await rows(`UPDATE users SET digest = 'OFF'`);
    },
    /** Waits until no mail is queued or being sent. */
    allDone: () =>
      vi.waitFor(async () => {
        await rows(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
        expect(await rows(`SELECT FROM pgboss.job WHERE state < 'completed'`)).toEqual([]);
      }, patience),
    news: (userId: string, ...messages: [title: string, message: string, key?: string][]) =>
      rows(
        `INSERT INTO notifications (user_id, title, message, company_key) VALUES ${messages
          .map(([title, text, key]) => `('${userId}', '${title}', '${text}', ${key ?? null}::text)`)
          .join(', ')}`,
      ),
    /** As if the choice had been made that many days ago. */
    daysLater: (userId: string, days = 1) =>
      rows(`UPDATE users SET digest_day = digest_day - ${days} WHERE id = '${userId}'`),
  };
}
