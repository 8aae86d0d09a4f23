import { DAY_MS } from '@/lib/milliseconds';
import { GRACE_DAYS, RENEWAL_DAYS } from './constants';

/** The parts of a subscription that determine access, as reported by the provider. */
export type Standing = {
  /** The provider's status: active, trialing, past_due, canceled, unpaid, incomplete, … */
  status: string;
  periodEnd: Date;
  /** The end date of a cancelled subscription. */
  cancelAt: Date | null;
  /** Since when a failed payment has been outstanding. */
  unpaidSince: Date | null;
  endedAt: Date | null;
};

const after = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);
const earlier = (a: Date, b: Date | null) => (b !== null && b < a ? b : a);

const RUNNING: readonly string[] = ['active', 'trialing'];

/**
 * Until when a subscription gives access; null for no access. A running one: until RENEWAL_DAYS
 * after its period, to allow for the next payment, but at most until its cancellation date. An
 * unpaid one: until its grace period ends.
 */
export function accessUntil(standing: Standing): Date | null {
  const { status, periodEnd, cancelAt, unpaidSince, endedAt } = standing;
  if (RUNNING.includes(status)) return earlier(after(periodEnd, RENEWAL_DAYS), cancelAt);
  if (status === 'past_due') {
    return unpaidSince && earlier(after(unpaidSince, GRACE_DAYS), cancelAt);
  }
  return status === 'canceled' ? endedAt : null;
}

/**
 * The single rule for who is a subscriber. It depends on the clock alone: no job has to run for a
 * plan to end. lib/user-rows/subscriber-sql.ts expresses the same rule in SQL.
 */
export function isSubscriber(
  subscription: { status: string; accessUntil: Date | null } | null,
  now = new Date(),
): boolean {
  if (!subscription) return false;
  const { status, accessUntil: until } = subscription;
  return until === null ? RUNNING.includes(status) : until > now;
}
