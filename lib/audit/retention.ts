import 'server-only';
import { db } from '@/lib/db';
import { ADDRESS_KEPT_DAYS } from './constants';

/** Of one statement, which has to end within the time limit of the database. */
const BATCH = 20_000;

const forgetSome = () => db.$executeRaw`
  UPDATE audit_events SET address = NULL WHERE id IN (
    SELECT id FROM audit_events
    WHERE address IS NOT NULL AND at < now() - make_interval(days => ${ADDRESS_KEPT_DAYS})
    LIMIT ${BATCH})`;

/** Who, when and what stay; from where is forgotten. @returns how many entries it was. */
export async function forgetOldAddresses(): Promise<number> {
  let total = 0;
  for (let count = await forgetSome(); count > 0; count = await forgetSome()) total += count;
  return total;
}
