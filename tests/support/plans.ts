import { withClient } from './accounts.ts';
import type { Person } from './people.ts';

type Given = {
  plan?: 'MONTHLY' | 'YEARLY';
  status?: 'active' | 'past_due';
  /** Days from now. */
  renews?: number;
  /** Of a plan that was cancelled. */
  ends?: number;
  /** Of one whose payment failed. */
  grace?: number;
};

/** What the payment provider would have told of somebody. @returns now, as the days were counted. */
export async function givePlan({ id }: Person, given: Given = {}): Promise<number> {
  const { plan = 'MONTHLY', status = 'active', renews, ends, grace } = given;
  const now = Date.now();
  const day = (days?: number) =>
    days === undefined ? null : new Date(now + days * 86_400_000).toISOString();
  await withClient(async (client) => {
    await client.query(
      `insert into subscriptions (user_id, plan, status, current_period_start, current_period_end,
         cancel_at, access_until)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (user_id) do update set (plan, status, current_period_start, current_period_end,
           cancel_at, access_until)
         = (excluded.plan, excluded.status, excluded.current_period_start,
            excluded.current_period_end, excluded.cancel_at, excluded.access_until)`,
      [id, plan, status, day(-10), day(renews ?? ends), day(ends), day(grace ?? ends)],
    );
  });
  return now;
}

/** Takes so many of the free uses of this month, and of one that begins before they are looked at. */
export function useUp({ id }: Person, kind: 'AI_SEARCH' | 'CHAT', used: number): Promise<void> {
  return withClient(async (client) => {
    await client.query(
      `insert into usage_counters (user_id, kind, month, used)
       select distinct $1::uuid, $2::usage_kind,
         date_trunc('month', moment at time zone 'Europe/Copenhagen')::date, $3::int
       from unnest(array[now(), now() + interval '10 minutes']) as moment
       on conflict (user_id, kind, month) do update set used = excluded.used`,
      [id, kind, used],
    );
  });
}
