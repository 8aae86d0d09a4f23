import 'server-only';
import { deliverMail } from '@/lib/mails/deliver';
import { MAIL_JOB } from '@/lib/mails/order';
import type { Job } from './types';

/** Sends an ordered mail; failures are retried for about forty minutes. */
export const mail: Job = {
  name: MAIL_JOB,
  retries: { limit: 8, delaySeconds: 10 },
  timeLimitSeconds: 60,
  pollingSeconds: 0.5,
  enabled: () => true,
  run: ({ id, data, signal }) => deliverMail(id, data, signal),
};
