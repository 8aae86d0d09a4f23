import 'server-only';
import { deliverDigest } from '@/lib/digests/deliver';
import { DIGEST_MAIL_JOB, orderDigests } from '@/lib/digests/order';
import { minute } from './seconds';
import type { Job } from './types';

/** Every morning: orders digests of new, unread notifications for subscribers to them. */
export const digest: Job = {
  name: 'digest',
  schedule: '0 7 * * *',
  retries: { limit: 5, delaySeconds: minute },
  timeLimitSeconds: 30 * minute,
  pollingSeconds: 30,
  enabled: () => true,
  run: async ({ log }) => {
    log.info({ people: await orderDigests() }, 'Digests were due.');
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
