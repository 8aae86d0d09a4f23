import 'server-only';
import { db } from '@/lib/db';
import { inBatches } from '@/lib/in-batches';

/** After this time a click is anonymised. */
const PERSON_KEPT_DAYS = 30;
/** No statistics cover a longer time. */
const KEPT_DAYS = 365;

const forgetPeople = (most: number) => db.$executeRaw`
  UPDATE clicks SET user_id = NULL WHERE id IN (
    SELECT id FROM clicks
    WHERE user_id IS NOT NULL AND at < now() - make_interval(days => ${PERSON_KEPT_DAYS})
    LIMIT ${most})`;

const deleteOld = (most: number) => db.$executeRaw`
  DELETE FROM clicks WHERE id IN (
    SELECT id FROM clicks WHERE at < now() - make_interval(days => ${KEPT_DAYS}) LIMIT ${most})`;

/**
 * Anonymises older clicks and deletes the oldest ones.
 * @returns the number of clicks anonymised and deleted.
 */
export async function forgetOldClicks(): Promise<number> {
  return (await inBatches(deleteOld)) + (await inBatches(forgetPeople));
}
