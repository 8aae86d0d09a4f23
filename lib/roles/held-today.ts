import 'server-only';
import { Prisma } from '@/prisma/client/client';

const today = Prisma.sql`(now() AT TIME ZONE 'Europe/Copenhagen')::date`;

/**
 * Whether a row of `roles` has begun. The register enters some roles ahead of time; these count for
 * nothing yet.
 */
export const hasBegun = Prisma.sql`(valid_from IS NULL OR valid_from <= ${today})`;

/**
 * Whether a role has begun and not ended. A role with an end date in the future lasts until then.
 */
export const goesOn = Prisma.sql`(${hasBegun} AND (valid_to IS NULL OR valid_to > ${today}))`;

/**
 * Whether a row of `roles`, joined with its row of `companies`, is held today. A founding never is,
 * although the register gives it no end, and neither is a role in a ceased company.
 */
export const heldToday = Prisma.sql`(${goesOn} AND "group" <> 'FOUNDER' AND status <> 'CEASED')`;

/**
 * The last day of the grouped roles of a company. A role without an end lasts until the company
 * ceased. Null for foundings alone.
 */
export const lastRoleDaySql = Prisma.sql`max(coalesce(valid_to, ceased_on))
  FILTER (WHERE "group" <> 'FOUNDER')`;
