import { withClient } from './accounts.ts';
import type { Person } from './people.ts';

type Given = {
  plan?: 'MONTHLY' | 'YEARLY';
  status?: 'active' | 'past_due';
  /** Days from now. */
  renews?: number;
  /** End of a cancelled plan. */
  ends?: number;
  /** Deadline of a plan whose payment failed. */
  grace?: number;
};

/** Stores a plan as if reported by the provider. @returns the time from which days count. */
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

/** Uses up free uses of this month, and of the next one in case it begins meanwhile. */
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
