import 'server-only';
import { Prisma } from '@/prisma/client/client';

/**
 * Whether a row of `roles`, joined with its row of `companies`, is held today: a founding was
 * once, though the register ends none, and nobody leads or owns what has ceased.
 */
export const heldToday = Prisma.sql`(valid_to IS NULL AND "group" <> 'FOUNDER'
  AND status <> 'CEASED')`;

/** The last day of the joined roles of a company, of open ones its own; null of mere foundings. */
export const leftOn = Prisma.sql`max(coalesce(valid_to, ceased_on))
  FILTER (WHERE "group" <> 'FOUNDER')`;
