import 'server-only';
import { AppError } from '@/lib/errors';
import type { BillingProvider, PaidPlan } from '@/prisma/client/enums';
import type { Standing } from './access';
import { MESSAGES } from './constants';
import type { InvoiceOnWire } from './types';

/** A subscription as the provider has it at this moment. */
export type ProviderSubscription = Standing & {
  id: string;
  customerId: string;
  /** Null: it is none of our plans. */
  plan: PaidPlan | null;
  periodStart: Date;
  createdAt: Date;
};

/** Where somebody goes on; `id` is the provider's. */
export type Place = { id: string; url: string };

export type CheckoutResult = {
  customerId: string;
  /** In the currency's smallest unit. */
  amountTotal: number;
  currency: string;
  status: 'open' | 'processing' | 'paid' | 'expired';
  plan: PaidPlan | null;
};

/** A payment that was given back or is disputed. */
export type Reversal = {
  customerId: string | null;
  /** The subscription that was paid with it, when it loses its current period by that. */
  subscriptionId: string | null;
};

export type Buying = { customerId: string; userId: string; plan: PaidPlan };

export type NewCustomer = {
  id: string;
  email: string;
  name: string;
  /** The customer that they were and that is there no longer. */
  former: string | null;
};

/** The provider no longer knows the customer. */
export class CustomerGone extends AppError {
  constructor() {
    super('unavailable', MESSAGES.failed);
  }
}

/**
 * Who sells plans: Stripe, or the test checkout. What they say is the truth about a plan; our
 * tables follow it.
 */
export type Provider = {
  kind: BillingProvider;
  /** @returns the provider's id; the same one when it is asked twice. */
  createCustomer: (user: NewCustomer) => Promise<string>;
  /** All that a customer ever had; none for one that it does not know. */
  listSubscriptions: (customerId: string) => Promise<ProviderSubscription[]>;
  /** A checkout of a new subscription; one that is open for the same plan is used again. */
  openCheckout: (buying: Buying) => Promise<Place>;
  /** Where a running subscription is changed to another plan, with what was paid set off. */
  openUpgrade: (buying: Buying & { subscriptionId: string }) => Promise<Place>;
  /** Where card, invoices and cancellation are. */
  openPortal: (customerId: string) => Promise<Place>;
  /** Null for what is not there. */
  findCheckout: (id: string) => Promise<CheckoutResult | null>;
  listInvoices: (customerId: string) => Promise<InvoiceOnWire[]>;
  /** Ends a subscription at once; one that has ended is left alone. */
  cancelNow: (subscriptionId: string) => Promise<void>;
  /** Ends all that a customer has and forgets who it is. */
  closeCustomer: (customerId: string) => Promise<void>;
  findReversal: (of: { chargeId: string; disputeId: string | null }) => Promise<Reversal>;
  /** Everything of everybody, also of those who are not customers of ours. */
  everySubscription: () => AsyncIterable<ProviderSubscription>;
  /** Everybody who was made a customer by us, with whose they were. */
  everyCustomer: () => AsyncIterable<{ id: string; userId: string }>;
};

export type ProviderKind = Provider['kind'];
