import { GRACE_DAYS, RENEWAL_DAYS } from './constants';

/** What the rule needs to know of a subscription, as the provider tells it. */
export type Standing = {
  /** The provider's word: active, trialing, past_due, canceled, unpaid, incomplete, … */
  status: string;
  periodEnd: Date;
  /** When it ends by having been cancelled. */
  cancelAt: Date | null;
  /** Since when a payment is open that failed. */
  unpaidSince: Date | null;
  endedAt: Date | null;
};

const DAY_MS = 86_400_000;
const after = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);
const earlier = (a: Date, b: Date | null) => (b !== null && b < a ? b : a);

const RUNNING: readonly string[] = ['active', 'trialing'];

/**
 * Until when a subscription gives its plan; null: it gives none. A running one until its period
 * ends and the next was given time to be paid, a cancelled one until the end of its period, an
 * unpaid one until its grace period ends.
 */
export function accessUntil(standing: Standing): Date | null {
  const { status, periodEnd, cancelAt, unpaidSince, endedAt } = standing;
  if (RUNNING.includes(status)) return cancelAt ?? after(periodEnd, RENEWAL_DAYS);
  if (status === 'past_due') {
    return unpaidSince && earlier(after(unpaidSince, GRACE_DAYS), cancelAt);
  }
  return status === 'canceled' ? endedAt : null;
}

/**
 * The one rule of who is a subscriber. By the clock alone: nothing has to run for a plan to end.
 * lib/billing/subscriber-sql.ts says the same to the database.
 */
export function isSubscriber(
  subscription: { status: string; accessUntil: Date | null } | null,
  now = new Date(),
): boolean {
  if (!subscription) return false;
  const { status, accessUntil: until } = subscription;
  return until === null ? RUNNING.includes(status) : until > now;
}
