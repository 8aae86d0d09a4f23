import 'server-only';
import { deliverShare } from '@/lib/shares/deliver';
import { failOrder } from '@/lib/shares/fail';
import { SHARE_FAILED_JOB, SHARE_JOB } from '@/lib/shares/order';
import type { Job } from './types';

/** Mails a shared file; separate from account mails, which must not queue behind files. */
export const shareMail: Job = {
  name: SHARE_JOB,
  retries: { limit: 8, delaySeconds: 10 },
  timeLimitSeconds: 60,
  pollingSeconds: 1,
  afterFailure: SHARE_FAILED_JOB,
  enabled: () => true,
  run: ({ data, signal }) => deliverShare(data, signal),
};

/** Notifies the sender of a file that it could not be mailed. */
export const shareFailed: Job = {
  name: SHARE_FAILED_JOB,
  retries: { limit: 8, delaySeconds: 60 },
  timeLimitSeconds: 60,
  pollingSeconds: 30,
  enabled: () => true,
  run: ({ data }) => failOrder(data),
};
