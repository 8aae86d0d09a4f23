import 'server-only';
import { Prisma } from '@/prisma/client/client';

const today = Prisma.sql`(now() AT TIME ZONE 'Europe/Copenhagen')::date`;

/** Whether a row of `roles` has begun: the register enters some ahead, and those are nobody's yet. */
export const hasBegun = Prisma.sql`(valid_from IS NULL OR valid_from <= ${today})`;

/** Whether it has begun and not ended: who is entered to leave on a day ahead is there until then. */
export const goesOn = Prisma.sql`(${hasBegun} AND (valid_to IS NULL OR valid_to > ${today}))`;

/**
 * Whether a row of `roles`, joined with its row of `companies`, is held today: a founding was
 * once, though the register ends none, and nobody leads or owns what has ceased.
 */
export const heldToday = Prisma.sql`(${goesOn} AND "group" <> 'FOUNDER' AND status <> 'CEASED')`;

/** The last day of the joined roles of a company, of open ones its own; null of mere foundings. */
export const leftOn = Prisma.sql`max(coalesce(valid_to, ceased_on))
  FILTER (WHERE "group" <> 'FOUNDER')`;
