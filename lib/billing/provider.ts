import 'server-only';
import { AppError } from '@/lib/errors';
import type { BillingProvider, PaidPlan } from '@/prisma/client/enums';
import type { Standing } from './access';
import { MESSAGES } from './constants';
import type { InvoiceOnWire } from './types';

/** The current state of a subscription at the provider. */
export type ProviderSubscription = Standing & {
  id: string;
  customerId: string;
  /** Null when it is not one of our plans. */
  plan: PaidPlan | null;
  periodStart: Date;
  createdAt: Date;
};

/** The page to continue on; `id` is the provider's. */
export type Place = { id: string; url: string };

export type CheckoutResult = {
  customerId: string;
  /** In the currency's smallest unit. */
  amountTotal: number;
  currency: string;
  status: 'open' | 'processing' | 'paid' | 'expired';
  plan: PaidPlan | null;
};

/** A refunded or disputed payment. */
type Reversal = {
  customerId: string | null;
  /** The subscription to end: set when the payment covered its current period. */
  subscriptionId: string | null;
};

export type Buying = { customerId: string; userId: string; plan: PaidPlan };

type NewCustomer = {
  id: string;
  email: string;
  name: string;
  /** The user's previous customer id, which the provider no longer knows. */
  former: string | null;
};

/** The provider no longer knows the customer. */
export class CustomerGone extends AppError {
  constructor() {
    super('unavailable', MESSAGES.failed);
  }
}

/**
 * A payment provider: Stripe, or the test checkout. It is the source of truth about plans; our
 * tables follow it.
 */
export type Provider = {
  kind: BillingProvider;
  /** @returns the provider's customer id; idempotent. */
  createCustomer: (user: NewCustomer) => Promise<string>;
  /** All subscriptions of a customer, past and present; empty for an unknown customer. */
  listSubscriptions: (customerId: string) => Promise<ProviderSubscription[]>;
  /** Whether a checkout was completed whose payment for this incomplete subscription is under way. */
  isConfirming: (subscriptionId: string) => Promise<boolean>;
  /** Opens a checkout for a new subscription, or reuses one that is open for the same plan. */
  openCheckout: (buying: Buying) => Promise<Place>;
  /** The page that changes a running subscription to another plan, crediting what was paid. */
  openUpgrade: (buying: Buying & { subscriptionId: string }) => Promise<Place>;
  /** The page for card, invoices and cancellation. */
  openPortal: (customerId: string) => Promise<Place>;
  /** Null when there is no such checkout. */
  findCheckout: (id: string) => Promise<CheckoutResult | null>;
  listInvoices: (customerId: string) => Promise<InvoiceOnWire[]>;
  /** Ends a subscription immediately; no effect on one that has ended. */
  cancelNow: (subscriptionId: string) => Promise<void>;
  /** Ends all subscriptions of a customer and deletes their personal data. */
  closeCustomer: (customerId: string) => Promise<void>;
  findReversal: (of: { chargeId: string; disputeId: string | null }) => Promise<Reversal>;
  /** All subscriptions at the provider, including those of customers unknown to us. */
  everySubscription: () => AsyncIterable<ProviderSubscription>;
  /** All customers that we created, with their user ids. */
  everyCustomer: () => AsyncIterable<{ id: string; userId: string }>;
};

export type ProviderKind = Provider['kind'];
