import 'server-only';
import { Prisma } from '@/prisma/client/client';

/** Whether the row `p` of subscriptions, or none, makes a subscriber; see access.ts. */
export const subscriberSql = Prisma.sql`
  coalesce(p.access_until > now(), p.status IN ('active', 'trialing'), false)`;
