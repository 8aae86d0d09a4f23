import 'server-only';
import { careForPlans } from '@/lib/billing/care';
import { findProvider } from '@/lib/billing/find-provider';
import { minute } from './seconds';
import type { Job } from './types';

/** Handles every minute the plan changes that no event of the payment provider triggers. */
export const billingCare: Job = {
  name: 'billing-care',
  schedule: '* * * * *',
  quiet: true,
  retries: { limit: 0, delaySeconds: minute },
  timeLimitSeconds: 30 * minute,
  pollingSeconds: 10,
  enabled: (env) => Boolean(env.STRIPE_SECRET_KEY) || env.EMBEDDED_DATABASE,
  run: async ({ log }) => {
    const provider = findProvider();
    if (!provider) return;
    const { closed, followed } = await careForPlans(provider);
    if (closed + followed > 0) log.info({ closed, followed }, 'Plans were seen to.');
  },
};
