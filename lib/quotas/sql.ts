import 'server-only';
import { Prisma } from '@/prisma/client/client';

const { sql } = Prisma;

/** First day of the calendar month, UTC, by the database's clock: all instances agree. */
export const thisMonth = sql`date_trunc('month', now() AT TIME ZONE 'UTC')::date`;

/** What is held of a counter, without what ended by itself. */
export const liveHolds = sql`(
  SELECT coalesce(jsonb_object_agg(hold.key, hold.value), '{}') FROM jsonb_each(c.held) hold
  WHERE hold.value::numeric > extract(epoch FROM clock_timestamp()))`;

/** How many those are. */
export const liveCount = sql`(
  SELECT count(*)::int FROM jsonb_each(c.held) hold
  WHERE hold.value::numeric > extract(epoch FROM clock_timestamp()))`;
