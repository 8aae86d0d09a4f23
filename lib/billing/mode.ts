import 'server-only';
import { env } from '@/lib/env';
import type { PaidPlan } from '@/prisma/client/enums';
import { TEST_PRICES } from './constants';
import type { BillingState } from './types';

/**
 * How plans are bought on this installation. The test checkout is only for trying out the product:
 * with an external database it would give plans away for free.
 */
export function billingMode(): BillingState['mode'] {
  if (env.STRIPE_SECRET_KEY) return 'stripe';
  return env.EMBEDDED_DATABASE ? 'test' : 'off';
}

/** The price ids of the plans; null while nothing is sold. */
export function findPrices(): Record<PaidPlan, string> | null {
  const mode = billingMode();
  if (mode === 'test') return { ...TEST_PRICES };
  const { STRIPE_PRICE_MONTHLY: MONTHLY, STRIPE_PRICE_YEARLY: YEARLY } = env;
  return mode === 'stripe' && MONTHLY && YEARLY ? { MONTHLY, YEARLY } : null;
}
