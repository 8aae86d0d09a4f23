import 'server-only';
import { createHash } from 'node:crypto';
import { requireStripeObject, type Stripe } from '@/lib/integrations/stripe';
import type { PaidPlan } from '@/prisma/client/enums';
import { idOf } from './stripe-mapper';

/** Increment when the portal's features change, to create a new configuration. */
const VERSION = 1;
const NAME = 'veminto_portal';

const known = new Map<string, string>();

/**
 * Allows card changes, invoices, cancelling and resuming, and a prorated switch to the yearly plan.
 */
async function create(stripe: Stripe, prices: Record<PaidPlan, string>, mark: string) {
  const product = idOf((await stripe.prices.retrieve(prices.YEARLY)).product) ?? '';
  const features: Stripe.BillingPortal.ConfigurationCreateParams['features'] = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products: [{ product, prices: [prices.YEARLY] }],
    },
  };
  return stripe.billingPortal.configurations.create(
    { features, metadata: { [NAME]: mark } },
    { idempotencyKey: `portal-${mark}` },
  );
}

/**
 * The configuration of Stripe's customer portal. Stored at Stripe under a mark and created when
 * missing, so that no manual setup is needed.
 * @returns the configuration's id.
 */
export async function portalConfiguration(
  stripe: Stripe,
  prices: Record<PaidPlan, string>,
): Promise<string> {
  const text = JSON.stringify([VERSION, prices.MONTHLY, prices.YEARLY]);
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const cached = known.get(mark);
  if (cached) return cached;
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.[NAME] === mark);
  const { id } = requireStripeObject(found ?? (await create(stripe, prices, mark)));
  known.set(mark, id);
  return id;
}
