import 'server-only';
import { db } from '@/lib/db';
import { inBatches } from '@/lib/in-batches';
import { KEPT_DAYS, KEPT_PER_PERSON } from './constants';

/** Users per statement whose surplus is deleted. */
const PEOPLE = 500;

const deleteOld = (most: number) => db.$executeRaw`
  DELETE FROM notifications WHERE id = ANY (ARRAY(
    SELECT id FROM notifications
    WHERE created_at < now() - make_interval(days => ${KEPT_DAYS}) LIMIT ${most}
    FOR UPDATE SKIP LOCKED))`;

const deleteSurplus = (most: number) => db.$executeRaw`
  DELETE FROM notifications WHERE id = ANY (ARRAY(
    SELECT old.id
    FROM (SELECT user_id FROM notifications GROUP BY user_id
      HAVING count(*) > ${KEPT_PER_PERSON} LIMIT ${PEOPLE}) person,
    LATERAL (SELECT id FROM notifications WHERE user_id = person.user_id
      ORDER BY created_at DESC, weight, id OFFSET ${KEPT_PER_PERSON} LIMIT ${most}
      FOR UPDATE SKIP LOCKED) old))`;

/**
 * Deletes expired notifications, and all but the newest of each user. Those that somebody is
 * changing are left for the next run: waiting for them could deadlock.
 * @returns how many were deleted.
 */
export async function deleteOldNotifications(): Promise<number> {
  return (await inBatches(deleteOld)) + (await inBatches(deleteSurplus));
}
