import 'server-only';
import { db } from '@/lib/db';

/** So long a repeated request is known to be one. */
const KEPT_DAYS = 7;

/** Removes sharings that have ended. @returns how many there were. */
export function deleteEndedShares(): Promise<number> {
  return db.$executeRaw`
    DELETE FROM shares WHERE ended_at < now() - make_interval(days => ${KEPT_DAYS})`;
}
