import 'server-only';
import { forgetOldClicks } from '@/lib/analytics/retention';
import { forgetOldAddresses } from '@/lib/audit/retention';
import { deleteOldEvents } from '@/lib/billing/care';
import { deleteOldMails } from '@/lib/integrations/outbox';
import { deleteOldNotifications } from '@/lib/notifications/retention';
import { deleteEndedShares } from '@/lib/shares/retention';
import { deleteOldDeliveries } from '@/lib/webhooks/retention';
import { everyStep } from './every-step';
import { minute } from './seconds';
import type { Job } from './types';

/** Deletes data whose retention period has passed; docs/security.md lists the periods. */
export const retention: Job = {
  name: 'retention',
  schedule: '15 4 * * *',
  retries: { limit: 2, delaySeconds: 5 * minute },
  timeLimitSeconds: 30 * minute,
  pollingSeconds: 30,
  enabled: () => true,
  run: ({ log }) =>
    everyStep(
      {
        notifications: deleteOldNotifications,
        addresses: forgetOldAddresses,
        clicks: forgetOldClicks,
        shares: deleteEndedShares,
        events: deleteOldEvents,
        mails: deleteOldMails,
        deliveries: deleteOldDeliveries,
      },
      log,
    ),
};
