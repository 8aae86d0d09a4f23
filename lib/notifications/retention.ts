import 'server-only';
import { db } from '@/lib/db';
import { KEPT_DAYS, KEPT_PER_PERSON } from './constants';

/** Of one statement, which has to end within the time limit of the database. */
const BATCH = 20_000;
const PEOPLE = 500;

const deleteOld = () => db.$executeRaw`
  DELETE FROM notifications WHERE id IN (
    SELECT id FROM notifications
    WHERE created_at < now() - make_interval(days => ${KEPT_DAYS}) LIMIT ${BATCH})`;

const deleteSurplus = () => db.$executeRaw`
  DELETE FROM notifications WHERE id IN (
    SELECT old.id
    FROM (SELECT user_id FROM notifications GROUP BY user_id
      HAVING count(*) > ${KEPT_PER_PERSON} LIMIT ${PEOPLE}) person,
    LATERAL (SELECT id FROM notifications WHERE user_id = person.user_id
      ORDER BY created_at DESC, id OFFSET ${KEPT_PER_PERSON} LIMIT ${BATCH}) old)`;

/**
 * Removes what nobody looks for any more: the old, and of each person all but the newest.
 * @returns how many there were.
 */
export async function deleteOldNotifications(): Promise<number> {
  let total = 0;
  for (const step of [deleteOld, deleteSurplus]) {
    for (let count = await step(); count > 0; count = await step()) total += count;
  }
  return total;
}
