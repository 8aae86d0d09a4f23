export type { BillingState, PlanName } from './answers';

/** `amount` in the currency's smallest unit. */
export type InvoiceOnWire = {
  id: string;
  date: string;
  amount: number;
  currency: string;
  status: string;
  /** The provider's page of the invoice. */
  url: string | null;
};
