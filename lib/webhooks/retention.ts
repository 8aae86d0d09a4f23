import 'server-only';
import { db } from '@/lib/db';
import { inBatches } from '@/lib/in-batches';
import { DELIVERIES_KEPT_DAYS } from './constants';

/** Deletes old deliveries, also those that a webhook did not take while it was off. */
export function deleteOldDeliveries(): Promise<number> {
  return inBatches(
    (most) => db.$executeRaw`
      DELETE FROM webhook_messages WHERE id IN (
        SELECT id FROM webhook_messages
        WHERE created_at < now() - make_interval(days => ${DELIVERIES_KEPT_DAYS}) LIMIT ${most})`,
  );
}
