/** Grace period after a failed payment. */
export const GRACE_DAYS = 7;

/**
 * How long a plan lasts beyond its period without news of the next: the provider collects after
 * about an hour, and retries events for three days when we are unavailable.
 */
export const RENEWAL_DAYS = 3;

/** Retention of event ids; the provider may repeat an event for up to 30 days. */
export const EVENTS_KEPT_DAYS = 60;

/** Repeated clicks within this window open the same checkout. */
export const CHECKOUT_WINDOW_SECONDS = 60;

/** Price ids of the local test checkout. */
export const TEST_PRICES = {
  MONTHLY: 'price_test_monthly',
  YEARLY: 'price_test_yearly',
} as const;

export const MESSAGES = {
  failed: 'Something went wrong',
  off: 'Plans cannot be bought here: no payment provider is configured.',
  noPrices: 'Plans cannot be bought yet: the prices of this installation are not configured.',
  noWebhook: 'The webhook is not configured.',
  unknownPrice: 'This price is not one of our plans.',
  alreadyMonthly: 'You are on the Monthly plan already.',
  alreadyYearly: 'You are on the Yearly plan already.',
  twoCheckouts: 'Both plans were chosen at the same moment. Choose one again.',
  confirming: 'Your payment is being confirmed. The plan begins as soon as it has arrived.',
  noSession: 'There is no such checkout.',
  noCustomer: 'You have not bought a plan yet.',
  refused: 'This is no event of ours.',
  overtaken: 'The plan is being changed right now. Send the event again.',
  notOpen: 'This checkout is over.',
  noPlan: 'There is no plan to change.',
} as const;
