import 'server-only';
import { accountCleanup } from './account-cleanup';
import { billingCare } from './billing';
import { digest, digestMail } from './digest';
import { exportCleanup, exportFile } from './export';
import { mail } from './mail';
import { registerNews } from './register-news';
import { registerUpdate } from './register-update';
import { retention } from './retention';
import { shareFailed, shareMail } from './share-mail';
import type { Job } from './types';
import { webhooks } from './webhooks';

/**
 * All background jobs. One with a schedule that is given up stays here for a version, enabled
 * nowhere, so that its schedule is removed: schedules of unknown jobs are left to newer versions.
 */
export const jobs: readonly Job[] = [
  registerUpdate,
  mail,
  accountCleanup,
  exportFile,
  exportCleanup,
  shareMail,
  shareFailed,
  registerNews,
  digest,
  digestMail,
  retention,
  billingCare,
  webhooks,
];
