import 'server-only';
import { Prisma } from '@/prisma/client/client';
import { GOES_ON, HAS_BEGUN, HELD_TODAY } from './held-sql';

export const hasBegun = Prisma.raw(HAS_BEGUN);
export const goesOn = Prisma.raw(GOES_ON);
export const heldToday = Prisma.raw(HELD_TODAY);

/**
 * The last day of the grouped roles of a company. A role without an end lasts until the company
 * ceased. Null for foundings alone.
 */
export const lastRoleDaySql = Prisma.sql`max(coalesce(valid_to, ceased_on))
  FILTER (WHERE "group" <> 'FOUNDER')`;
