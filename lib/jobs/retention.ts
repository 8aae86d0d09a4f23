import 'server-only';
import { ADDRESS_KEPT_DAYS } from '@/lib/audit/constants';
import { EVENTS_KEPT_DAYS } from '@/lib/billing/constants';
import { db } from '@/lib/db';
import { inBatches } from '@/lib/in-batches';
import { deleteOldMails } from '@/lib/integrations/outbox';
import { deleteOldNotifications } from '@/lib/notifications/retention';
import { DELIVERIES_KEPT_DAYS } from '@/lib/webhooks/constants';
import { Prisma } from '@/prisma/client/client';
import { everyStep } from './every-step';
import { minute } from './seconds';
import type { Job } from './types';

const { raw, sql } = Prisma;

/** After this time a click is anonymised. */
const CLICKER_KEPT_DAYS = 30;
/** No statistics cover a longer time. */
const CLICKS_KEPT_DAYS = 365;
/** How long repeats of a request to share a file are recognised. */
const SHARES_KEPT_DAYS = 7;

const olderThan = (days: number) => sql`now() - make_interval(days => ${days})`;

const idsIn = (table: string, condition: Prisma.Sql, most: number) =>
  sql`(SELECT id FROM ${raw(table)} WHERE ${condition} LIMIT ${most})`;

const deleteFrom = (table: string, condition: Prisma.Sql) =>
  inBatches(
    (most) => db.$executeRaw`
      DELETE FROM ${raw(table)} WHERE id IN ${idsIn(table, condition, most)}`,
  );

const forget = (table: string, column: string, days: number) => {
  const isOld = sql`${raw(column)} IS NOT NULL AND at < ${olderThan(days)}`;
  return inBatches(
    (most) => db.$executeRaw`
      UPDATE ${raw(table)} SET ${raw(column)} = NULL WHERE id IN ${idsIn(table, isOld, most)}`,
  );
};

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
        addresses: () => forget('audit_events', 'address', ADDRESS_KEPT_DAYS),
        clicks: async () =>
          (await deleteFrom('clicks', sql`at < ${olderThan(CLICKS_KEPT_DAYS)}`)) +
          (await forget('clicks', 'user_id', CLICKER_KEPT_DAYS)),
        shares: () => deleteFrom('shares', sql`ended_at < ${olderThan(SHARES_KEPT_DAYS)}`),
        events: () =>
          deleteFrom('payment_events', sql`received_at < ${olderThan(EVENTS_KEPT_DAYS)}`),
        mails: deleteOldMails,
        // Also those that a webhook did not take while it was off.
        deliveries: () =>
          deleteFrom('webhook_messages', sql`created_at < ${olderThan(DELIVERIES_KEPT_DAYS)}`),
      },
      log,
    ),
};
