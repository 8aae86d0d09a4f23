import type { PlanName } from './types';

/** A plan's benefits; the interface has a text for each. */
type PlanFeature =
  | 'recommendations'
  | 'export'
  | 'multipleSaves'
  | 'advancedAiSearches'
  | 'unlimitedChatbot'
  | 'advancedInsights'
  | 'prioritySearches';

export type Plan = {
  name: PlanName;
  /** Per period, in the currency's smallest unit. */
  amount: number;
  currency: 'usd';
  period: 'month' | 'year' | null;
  includes: readonly PlanFeature[];
};

const free = ['recommendations', 'export', 'multipleSaves'] as const;
const paid = [
  ...free,
  ...(['advancedAiSearches', 'unlimitedChatbot'] as const),
  ...(['advancedInsights', 'prioritySearches'] as const),
] as const;

/** All plans, in the order of the cards. */
export const PLANS: readonly Plan[] = [
  { name: 'Free', amount: 0, currency: 'usd', period: null, includes: free },
  { name: 'Monthly', amount: 20_00, currency: 'usd', period: 'month', includes: paid },
  { name: 'Yearly', amount: 240_00, currency: 'usd', period: 'year', includes: paid },
];

/** Paid plans by their names in the database and the API. */
export const PLAN_NAMES = { MONTHLY: 'Monthly', YEARLY: 'Yearly' } as const;

/** In the currency's smallest unit. */
export function amountOf(plan: keyof typeof PLAN_NAMES): number {
  return PLANS.find(({ name }) => name === PLAN_NAMES[plan])?.amount ?? 0;
}
