import type { AuditAction } from '@/lib/audit/actions';
import { formatMomentDay } from '@/lib/format';
import type { PaidPlan } from '@/prisma/client/enums';
import { PLAN_NAMES } from './plans';

/** The names used in the audit log. */
type PlanNews = Extract<AuditAction, `plan_${string}` | `payment_${string}`>;

type Known = {
  plan: PaidPlan;
  status: string;
  providerSubscriptionId: string | null;
  cancelAt: Date | null;
  accessUntil: Date | null;
};
type Phase = 'none' | 'running' | 'failing';

function phaseOf(row: Known | null): Phase {
  if (!row) return 'none';
  if (row.status === 'active' || row.status === 'trialing') return 'running';
  return row.status === 'past_due' ? 'failing' : 'none';
}

function whileRunning(before: Known, after: Known): PlanNews[] {
  if (before.providerSubscriptionId !== after.providerSubscriptionId) return ['plan_begun'];
  const news: PlanNews[] = before.plan === after.plan ? [] : ['plan_changed'];
  if (!before.cancelAt && after.cancelAt) news.push('plan_cancelled');
  if (before.cancelAt && !after.cancelAt) news.push('plan_resumed');
  return news;
}

/** The changes between the stored and the current state of a user's plan. */
export function findNews(before: Known | null, after: Known | null): PlanNews[] {
  const [was, is] = [phaseOf(before), phaseOf(after)];
  if (was === 'running' && is === 'running' && before && after) return whileRunning(before, after);
  if (was === is) return [];
  if (is === 'none') return ['plan_ended'];
  if (is === 'failing') return ['payment_failed'];
  // Another subscription may have begun in place of the unpaid one.
  const isSame = before?.providerSubscriptionId === after?.providerSubscriptionId;
  return was === 'failing' && isSame ? ['payment_received'] : ['plan_begun'];
}

const dayOf = (moment: Date | null) => (moment ? formatMomentDay(moment) : 'the end of its period');

const failedText = (plan: string, until: Date | null, now: Date) =>
  until !== null && until <= now
    ? `The payment of your ${plan} plan failed. Pay to have the plan back.`
    : `The payment of your ${plan} plan failed. It stays until ${dayOf(until)}; pay before then to keep it.`;

/** The text of the user's notification. */
export function newsText(
  news: PlanNews,
  row: Pick<Known, 'plan' | 'cancelAt' | 'accessUntil'>,
  now = new Date(),
) {
  const plan = PLAN_NAMES[row.plan];
  const texts: Record<PlanNews, [title: string, message: string]> = {
    plan_begun: [
      `${plan} plan begun`,
      `You are on the ${plan} plan: AI searches and the chatbot have no limit.`,
    ],
    plan_changed: ['Plan changed', `You are on the ${plan} plan now.`],
    plan_cancelled: [
      'Plan cancelled',
      `Your ${plan} plan stays until ${dayOf(row.cancelAt)} and is not renewed.`,
    ],
    plan_resumed: ['Plan resumed', `Your ${plan} plan goes on and is renewed.`],
    plan_ended: ['Plan ended', `Your ${plan} plan has ended. You are on the Free plan.`],
    payment_failed: ['Payment failed', failedText(plan, row.accessUntil, now)],
    payment_received: ['Payment received', `Your ${plan} plan is paid again and goes on.`],
  };
  const [title, message] = texts[news];
  return { title, message };
}
