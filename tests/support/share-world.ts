import { randomUUID } from 'node:crypto';
import { afterAll, expect, vi } from 'vitest';
import { startResend } from '../doubles/resend';
import { accountWorld } from './account-world';
import { type Upload, uploadForm } from './share-form';

export type { Upload } from './share-form';
export { uploadForm } from './share-form';

const patience = { timeout: 40_000, interval: 50 };

/** Accounts that share files, the queue that mails them, and a mail service. */
export async function shareWorld(name: string, variables: Record<string, string> = {}) {
  const resend = await startResend();
  afterAll(resend.close);
  const mails = { RESEND_BASE_URL: resend.url, RESEND_API_KEY: resend.key, ...variables };
  const world = await accountWorld(name, mails, async () => {
    const { shareMail, shareFailed } = await import('@/lib/jobs/share-mail');
    return [shareMail, shareFailed];
  });

  let senders = 0;

  /** A user who shares from a separate address. */
  async function createSender() {
    senders += 1;
    const address = `198.51.100.${senders}`;
    const account = await world.createAccount();
    const { body } = await world.login(account.email, { userAgent: randomUUID() });
    const headers = { 'x-auth-token': String(body.token) };
    const share = (given?: Upload, from = address) =>
      world.ask('POST', 'saved/upload', { body: uploadForm(given), headers, address: from });
    return { ...account, headers, address, share };
  }

  const shares = (userId: string) =>
    world.database.rows(
      `SELECT status::text, to_email, message, content FROM shares
       WHERE user_id = '${userId}' ORDER BY created_at, id`,
    );

  return {
    world,
    resend,
    createSender,
    shares,
    sentTo: (address: string) => resend.sent.filter(({ to }) => to === address),
    /** Waits until nothing of this user is queued. */
    ended: (userId: string) =>
      vi.waitFor(async () => {
        // Disables the increasing delay of retries.
        await world.database.rows(
          `UPDATE pgboss.job SET start_after = now() WHERE state IN ('created', 'retry')`,
        );
        const waiting = (await shares(userId)).filter(({ status }) => status === 'WAITING');
        expect(waiting).toEqual([]);
      }, patience),
    notices: (userId: string) =>
      world.database.rows(
        `SELECT title, message FROM notifications WHERE user_id = '${userId}' ORDER BY created_at`,
      ),
  };
}
