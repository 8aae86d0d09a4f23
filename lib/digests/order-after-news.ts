import 'server-only';
import { danishHour } from '@/lib/danish-day';
import { hasRegisterNews, isRegisterUpdating } from '@/lib/register-news';
import { orderDigests } from './order';

/** Danish hours: no digest is ordered before the first, and none waits for news from the last on. */
const FIRST_HOUR = 7;
const LAST_HOUR = 11;

/** From the first hour to some time after the last, in case nothing ran at that moment. */
export const DIGEST_SCHEDULE = `*/15 ${FIRST_HOUR}-${LAST_HOUR} * * *`;

/** Updating is asked first: what is finished in between is waiting to be told. */
const waitsForNews = async () => (await isRegisterUpdating()) || (await hasRegisterNews());

/**
 * Orders the day's digests once the register's news of the day are written. Called again on the same
 * day, it orders none.
 * @returns how many users were due; null when it is too early.
 */
export async function orderAfterNews(now = new Date()): Promise<number | null> {
  const hour = danishHour(now);
  // A run that was queued late in the morning may come in the night.
  if (hour < FIRST_HOUR) return null;
  if (hour < LAST_HOUR && (await waitsForNews())) return null;
  return orderDigests(now);
}
