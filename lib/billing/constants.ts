/** So long a plan stays after a payment that failed. */
export const GRACE_DAYS = 7;

/**
 * So long a plan stays after its period while nothing was heard of the next one: the provider
 * takes an hour to collect, and tells us of it again for three days when we are away.
 */
export const RENEWAL_DAYS = 3;

/** Events are remembered for so long; the provider repeats one for up to 30 days. */
export const EVENTS_KEPT_DAYS = 60;

/** A click that comes twice within this opens one checkout. */
export const CHECKOUT_WINDOW_SECONDS = 60;

/** What the local test checkout sells. */
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
  noSession: 'There is no such checkout.',
  noCustomer: 'You have not bought a plan yet.',
  refused: 'This is no event of ours.',
  overtaken: 'The plan is being changed right now. Send the event again.',
  notOpen: 'This checkout is over.',
  noPlan: 'There is no plan to change.',
} as const;
