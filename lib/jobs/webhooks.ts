import 'server-only';
import { workOffWebhooks } from '@/lib/webhooks/work-off';
import { minute } from './seconds';
import type { Job } from './types';

/**
 * Every minute: posts due news to webhooks. Their messages are rows, so that a killed run loses
 * none: the next one posts again, under the same id, what was not known to be delivered.
 */
export const webhooks: Job = {
  name: 'webhooks',
  schedule: '* * * * *',
  quiet: true,
  retries: { limit: 3, delaySeconds: minute },
  timeLimitSeconds: 10 * minute,
  pollingSeconds: 5,
  enabled: () => true,
  run: async ({ signal, log }) => {
    const delivered = await workOffWebhooks(signal);
    if (delivered > 0) log.info({ delivered }, 'News was posted to webhooks.');
  },
};
