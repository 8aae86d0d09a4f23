import 'server-only';
import { deliverDigest } from '@/lib/digests/deliver';
import { DIGEST_MAIL_JOB } from '@/lib/digests/order';
import { DIGEST_SCHEDULE, orderAfterNews } from '@/lib/digests/order-after-news';
import { minute } from './seconds';
import type { Job } from './types';

/**
 * Every morning, as soon as the register's news are there: orders digests of new, unread notifications
 * for subscribers to them.
 */
export const digest: Job = {
  name: 'digest',
  schedule: DIGEST_SCHEDULE,
  retries: { limit: 5, delaySeconds: minute },
  timeLimitSeconds: 30 * minute,
  pollingSeconds: 30,
  enabled: () => true,
  run: async ({ log }) => {
    const people = await orderAfterNews();
    if (people === null) log.info('Digests wait for news of the register.');
    else log.info({ people }, 'Digests were due.');
  },
};

/**
 * Sends one digest; separate from account mails, which must not queue behind thousands of digests.
 */
export const digestMail: Job = {
  name: DIGEST_MAIL_JOB,
  retries: { limit: 8, delaySeconds: 30 },
  timeLimitSeconds: 60,
  pollingSeconds: 10,
  enabled: () => true,
  run: ({ id, data, signal }) => deliverDigest(id, data, signal),
};
