import 'server-only';
import { Prisma } from '@/prisma/client/client';

/** Whether `p`, a subscriptions row or NULLs, makes its user a subscriber; see access.ts. */
export const subscriberSql = Prisma.sql`
  coalesce(p.access_until > now(), p.status IN ('active', 'trialing'), false)`;
