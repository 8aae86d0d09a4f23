import type { PaidPlan } from '@/prisma/client/enums';
import { accessUntil, type Standing } from './access';

type Candidate = Standing & {
  id: string;
  plan: PaidPlan | null;
  periodStart: Date;
  createdAt: Date;
};
type WithPlan<T extends Candidate> = T & { plan: PaidPlan };

const RANKS: Record<string, number> = { active: 3, trialing: 3, past_due: 2, unpaid: 1, paused: 1 };

/** Whether the provider may still collect money for the subscription. */
export const isAlive = ({ status }: Pick<Standing, 'status'>) => status in RANKS;

export function hasKnownPlan<T extends Candidate>(candidate: T): candidate is WithPlan<T> {
  return candidate.plan !== null;
}

/** Sorts better subscriptions higher; ids break ties, so that the choice is deterministic. */
function compare(a: Candidate, b: Candidate): number {
  return (
    (RANKS[a.status] ?? 0) - (RANKS[b.status] ?? 0) ||
    Number(a.plan === 'YEARLY') - Number(b.plan === 'YEARLY') ||
    a.createdAt.getTime() - b.createdAt.getTime() ||
    (a.id < b.id ? -1 : 1)
  );
}

/** The subscription that counts: the best status first, then the yearly plan, then the newest. */
export function chooseSubscription<T extends Candidate>(all: readonly T[]): WithPlan<T> | null {
  const ours = all.filter(hasKnownPlan);
  // Among ended subscriptions the newest counts, whatever its plan.
  const alive = ours.filter(isAlive);
  if (alive.length > 0) return alive.reduce((best, one) => (compare(one, best) > 0 ? one : best));
  const newest = (a: T, b: T) => b.createdAt.getTime() - a.createdAt.getTime();
  return ours.sort((a, b) => newest(a, b) || (a.id < b.id ? -1 : 1))[0] ?? null;
}

/** The columns of our table for a subscription. */
export function toRow(subscription: WithPlan<Candidate>) {
  const { id, plan, status, periodStart, periodEnd, cancelAt } = subscription;
  return {
    plan,
    status,
    providerSubscriptionId: id,
    cancelAt,
    currentPeriodStart: periodStart,
    currentPeriodEnd: periodEnd,
    accessUntil: accessUntil(subscription),
  };
}

export type PlanRow = ReturnType<typeof toRow>;
