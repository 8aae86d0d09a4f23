import 'server-only';
import { Prisma } from '@/prisma/client/client';

const { sql } = Prisma;

/** The first day of the calendar month that a moment is in, as Danes have it. */
export const monthOf = (moment: Prisma.Sql) =>
  sql`date_trunc('month', ${moment} AT TIME ZONE 'Europe/Copenhagen')::date`;

/** Of this one, by the database's clock: all instances agree. */
export const thisMonth = monthOf(sql`now()`);

/** What is held of a counter, without what ended by itself. */
export const liveHolds = sql`(
  SELECT coalesce(jsonb_object_agg(hold.key, hold.value), '{}') FROM jsonb_each(c.held) hold
  WHERE hold.value::numeric > extract(epoch FROM clock_timestamp()))`;

/** How many those are. */
export const liveCount = sql`(
  SELECT count(*)::int FROM jsonb_each(c.held) hold
  WHERE hold.value::numeric > extract(epoch FROM clock_timestamp()))`;
