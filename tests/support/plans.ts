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

const day = (days?: number) =>
  days === undefined ? null : new Date(Date.now() + days * 86_400_000).toISOString();

/** What the payment provider would have told of somebody. */
export function givePlan({ id }: Person, given: Given = {}): Promise<void> {
  const { plan = 'MONTHLY', status = 'active', renews, ends, grace } = given;
  return withClient(async (client) => {
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
}

/** Takes so many of the free uses of this month. */
export function useUp({ id }: Person, kind: 'AI_SEARCH' | 'CHAT', used: number): Promise<void> {
  return withClient(async (client) => {
    await client.query(
      `insert into usage_counters (user_id, kind, month, used)
       values ($1, $2, date_trunc('month', now() at time zone 'Europe/Copenhagen'), $3)
       on conflict (user_id, kind, month) do update set used = excluded.used`,
      [id, kind, used],
    );
  });
}
