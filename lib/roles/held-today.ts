import 'server-only';
import { Prisma } from '@/prisma/client/client';
import { ROLE_GROUPS } from './constants';
import { GOES_ON, HAS_BEGUN, HELD_TODAY } from './held-sql';

export const hasBegun = Prisma.raw(HAS_BEGUN);
export const goesOn = Prisma.raw(GOES_ON);
export const heldToday = Prisma.raw(HELD_TODAY);

/** The place of a role's group in the order of groups, from 1. */
export const groupRank = Prisma.sql`array_position(${[...ROLE_GROUPS]}::text[], "group"::text)`;

/**
 * Whether a row of `roles`, joined with its row of `companies`, stood on a day, yyyy-mm-dd. Its last
 * day belongs to it: who goes on with another title or share has a role that begins the day after.
 * Without a beginning it counts as begun, and without an end it lasts until the company ceased.
 * Foundings are listed as they are among those of today.
 */
export const stoodOn = (day: string) => Prisma.sql`(
  (valid_from IS NULL OR valid_from <= ${day}::date)
  AND (valid_to IS NULL OR valid_to >= ${day}::date)
  AND (founded_on IS NULL OR founded_on <= ${day}::date)
  AND (status <> 'CEASED' OR ceased_on >= ${day}::date))`;

/** Whether the same was held on a day or, without one, today. */
export const heldOn = (day: string | null) => (day === null ? heldToday : stoodOn(day));

/**
 * The last day of the grouped roles of a company. A role without an end lasts until the company
 * ceased. Null for foundings alone.
 */
export const lastRoleDaySql = Prisma.sql`max(coalesce(valid_to, ceased_on))
  FILTER (WHERE "group" <> 'FOUNDER')`;
