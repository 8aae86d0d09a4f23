import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ResendFault } from '../doubles/resend';
import { shareWorld } from '../support/share-world';

const sharing = await shareWorld('share_mails', { RATE_LIMIT_FACTOR: '100' });
beforeEach(() => {
  sharing.resend.keys.length = 0;
  sharing.resend.faults.length = 0;
});

const address = () => `${randomUUID()}@people.example`;

describe('a mail service that is in trouble', () => {
  const troubles: ResendFault[][] = [
    ['cut'],
    ['hang'],
    [500, 500],
    [429],
    ['garbage'],
    ['half'],
    ['lost'],
    ['cut', 500, 'lost', 'lost'],
  ];
  test.each(troubles.map((faults) => [faults.join(', '), faults] as const))(
    '%s: accepted at once, sent once in the end',
    async (_what, faults) => {
      const { id, share } = await sharing.createSender();
      const toEmail = address();
      sharing.resend.faults.push(...faults);
      const answer = await share({ toEmail });
      expect([answer.status, answer.body.message]).toEqual([200, 'Document sent Successfully']);
      await sharing.ended(id);
      expect(sharing.sentTo(toEmail)).toHaveLength(1);
      expect(new Set(sharing.resend.keys).size).toBe(1);
      expect(sharing.resend.keys).toHaveLength(faults.length + 1);
      expect(await sharing.shares(id)).toMatchObject([{ status: 'SENT', content: null }]);
      expect(await sharing.notices(id)).toEqual([]);
    },
  );

  test('that refuses the address for good: the sender is told once', async () => {
    const { id, share } = await sharing.createSender();
    const toEmail = address();
    sharing.resend.faults.push(422);
    expect((await share({ toEmail })).status).toBe(200);
    await sharing.ended(id);
    expect(sharing.resend.keys).toHaveLength(1);
    expect(await sharing.shares(id)).toMatchObject([{ status: 'FAILED', content: null }]);
    const message = `Your file to ${toEmail} was not sent: the mail service does not accept this address.`;
    expect(await sharing.notices(id)).toEqual([{ title: 'Document not sent', message }]);
  });

  test('that stays away: nine tries, and the sender is told once', async () => {
    const { id, share } = await sharing.createSender();
    const [toEmail, requestKey] = [address(), randomUUID()];
    sharing.resend.faults.push(...Array<ResendFault>(9).fill(500));
    expect((await share({ toEmail, requestKey })).status).toBe(200);
    await sharing.ended(id);
    expect(sharing.resend.keys).toHaveLength(9);
    const message = `Your file to ${toEmail} was not sent: the mail service has not confirmed it for 40 minutes.`;
    await expect.poll(() => sharing.notices(id)).toEqual([{ title: 'Document not sent', message }]);
    expect(sharing.sentTo(toEmail)).toEqual([]);
    const again = await share({ toEmail, requestKey });
    expect([again.status, again.body.error]).toEqual([
      409,
      'This could not be sent. Open the dialog again to try once more.',
    ]);
  });
});

test('what was tried a day ago is not tried again: the service may have forgotten it', async () => {
  const { id, share } = await sharing.createSender();
  const toEmail = address();
  sharing.resend.faults.push('lost');
  expect((await share({ toEmail })).status).toBe(200);
  await vi.waitFor(async () => {
    const changed = await sharing.world.database.rows(
      `UPDATE shares SET first_tried_at = now() - interval '21 hours'
       WHERE user_id = '${id}' AND first_tried_at IS NOT NULL RETURNING id`,
    );
    expect(changed).toHaveLength(1);
  }, 20_000);
  await sharing.ended(id);
  expect(sharing.sentTo(toEmail)).toHaveLength(1);
  const message = `Your file to ${toEmail} may not have arrived: ask, before you send it again.`;
  expect(await sharing.notices(id)).toMatchObject([{ message }]);
});

test('what has ended says when, and is not given up later', async () => {
  const { id, share } = await sharing.createSender();
  const toEmail = address();
  expect((await share({ toEmail })).status).toBe(200);
  await sharing.ended(id);
  const found = () =>
    sharing.world.database.rows(`SELECT id, status::text, ended_at > now() - interval '1 minute'
      AS "hasEnded" FROM shares WHERE user_id = '${id}'`);
  const [sent] = await found();
  expect(sent).toMatchObject({ status: 'SENT', hasEnded: true });
  const { failShare } = await import('@/lib/shares/fail');
  await failShare(String(sent?.id), 'unconfirmed');
  expect(await found()).toEqual([sent]);
  expect(await sharing.notices(id)).toEqual([]);
});

test('without a queue nothing is accepted, nor counted', async () => {
  const { id, share } = await sharing.createSender();
  const { setQueue } = await import('@/lib/job-queue');
  const shared = globalThis as { __vemintoQueue?: { queue: Parameters<typeof setQueue>[0] } };
  const queue = shared.__vemintoQueue?.queue ?? null;
  setQueue(null);
  try {
    const answer = await share();
    expect([answer.status, answer.body.error]).toEqual([
      503,
      'This cannot be done right now. Try again in a moment.',
    ]);
  } finally {
    setQueue(queue);
  }
  expect(await sharing.shares(id)).toEqual([]);
});

test('an account that is gone sends nothing more', async () => {
  const { id, share } = await sharing.createSender();
  const toEmail = address();
  sharing.resend.faults.push('cut');
  expect((await share({ toEmail })).status).toBe(200);
  await vi.waitFor(() => expect(sharing.resend.keys).toHaveLength(1), 10_000);
  await sharing.world.database.rows(`DELETE FROM users WHERE id = '${id}'`);
  await vi.waitFor(async () => {
    await sharing.world.database.rows(
      `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`,
    );
    const open = await sharing.world.database.rows(
      `SELECT FROM pgboss.job WHERE name = 'share-mail' AND state < 'completed'`,
    );
    expect(open).toEqual([]);
  }, 20_000);
  expect(sharing.sentTo(toEmail)).toEqual([]);
});
