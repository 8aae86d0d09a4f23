import 'server-only';
import { db } from '@/lib/db';
import { inBatches } from '@/lib/in-batches';
import { ADDRESS_KEPT_DAYS } from './constants';

/** Removes old IP addresses and keeps the rest of each entry. @returns the number of entries. */
export const forgetOldAddresses = () =>
  inBatches(
    (most) => db.$executeRaw`
      UPDATE audit_events SET address = NULL WHERE id IN (
        SELECT id FROM audit_events
        WHERE address IS NOT NULL AND at < now() - make_interval(days => ${ADDRESS_KEPT_DAYS})
        LIMIT ${most})`,
  );
