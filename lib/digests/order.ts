import 'server-only';
import { z } from 'zod';
import { danishDay } from '@/lib/danish-day';
import { db } from '@/lib/db';
import { ensureQueue, sendJob } from '@/lib/job-queue';

export const DIGEST_MAIL_JOB = 'digest-mail';

/** Users per transaction. */
const BATCH = 200;

/** `at`: the `digested_at` timestamp that identifies the mail's notifications. */
export const digestOrderSchema = z.object({ userId: z.uuid(), at: z.iso.datetime() });

type Person = { id: string };

/**
 * Marks a batch of due users as done for the day, and orders mails for those with news, in one
 * transaction: no user gets two digests a day and no notification is in two. Users' own acts are no
 * news, as they start as read.
 * @returns how many were due.
 */
function orderSome(now: Date): Promise<number> {
  const today = danishDay(now);
  const at = now.toISOString();
  return db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<Person[]>`
      UPDATE users SET digest_day = ${today}::date
      WHERE id = ANY (ARRAY(
        SELECT id FROM users
        WHERE digest = 'DAILY' AND digest_day < ${today}::date
          OR digest = 'WEEKLY' AND digest_day < date_trunc('week', ${today}::date)::date
        ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE))
      RETURNING id`;
    const told = await tx.$queryRaw<Person[]>`
      WITH news AS (
        UPDATE notifications SET digested_at = ${at}::timestamptz
        WHERE id = ANY (ARRAY(
          SELECT id FROM notifications
          WHERE user_id = ANY (${due.map(({ id }) => id)}::uuid[])
            AND digested_at IS NULL AND read_at IS NULL
          ORDER BY id FOR UPDATE))
        RETURNING user_id)
      SELECT DISTINCT user_id AS id FROM news`;
    for (const { id: userId } of told) await sendJob(DIGEST_MAIL_JOB, { userId, at }, tx);
    return due.length;
  });
}

/**
 * Orders the day's digests: daily ones, and weekly ones on the first run of a week. A second run on
 * the same day orders none.
 * @returns how many users were due.
 */
export async function orderDigests(now = new Date()): Promise<number> {
  await ensureQueue();
  for (let total = 0; ; ) {
    const due = await orderSome(now);
    total += due;
    if (due < BATCH) return total;
  }
}
