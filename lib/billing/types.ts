export type { BillingState, PlanName } from './answers';

/** `amount` in the currency's smallest unit. */
export type InvoiceOnWire = {
  id: string;
  date: string;
  amount: number;
  currency: string;
  status: string;
  /** The invoice's page at the provider. */
  url: string | null;
};
