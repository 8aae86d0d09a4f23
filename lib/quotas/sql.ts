import 'server-only';
import { Prisma } from '@/prisma/client/client';

const { sql } = Prisma;

/** The first day of the calendar month of a timestamp, in Danish time. */
export const monthOf = (moment: Prisma.Sql) =>
  sql`date_trunc('month', ${moment} AT TIME ZONE 'Europe/Copenhagen')::date`;

/** The current month by the database's clock, so that all instances agree. */
export const thisMonth = monthOf(sql`now()`);

/** The unexpired holds of a counter. */
export const liveHolds = sql`(
  SELECT coalesce(jsonb_object_agg(hold.key, hold.value), '{}') FROM jsonb_each(c.held) hold
  WHERE hold.value::numeric > extract(epoch FROM clock_timestamp()))`;

/** The number of unexpired holds. */
export const liveCount = sql`(
  SELECT count(*)::int FROM jsonb_each(c.held) hold
  WHERE hold.value::numeric > extract(epoch FROM clock_timestamp()))`;
