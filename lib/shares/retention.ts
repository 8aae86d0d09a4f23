import 'server-only';
import { db } from '@/lib/db';
import { inBatches } from '@/lib/in-batches';

/** How long repeats of a request are recognised. */
const KEPT_DAYS = 7;

/** Deletes ended shares. @returns how many were deleted. */
export const deleteEndedShares = () =>
  inBatches(
    (most) => db.$executeRaw`
      DELETE FROM shares WHERE id IN (
        SELECT id FROM shares WHERE ended_at < now() - make_interval(days => ${KEPT_DAYS})
        LIMIT ${most})`,
  );
