import 'server-only';
import { db } from '@/lib/db';
import { inBatches } from '@/lib/in-batches';

/** So long a repeated request is known to be one. */
const KEPT_DAYS = 7;

/** Removes sharings that have ended. @returns how many there were. */
export const deleteEndedShares = () =>
  inBatches(
    (most) => db.$executeRaw`
      DELETE FROM shares WHERE id IN (
        SELECT id FROM shares WHERE ended_at < now() - make_interval(days => ${KEPT_DAYS})
        LIMIT ${most})`,
  );
