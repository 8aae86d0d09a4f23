export type PlanName = 'Free' | 'Monthly' | 'Yearly';

/** What somebody has, as it is shown; moments in ISO 8601. */
export type BillingState = {
  plan: PlanName;
  /** What is paid for now, or owed. */
  period: { from: string; to: string } | null;
  /** Of the current period, with the next payment; null when nothing will be paid again. */
  renewsAt: string | null;
  /** When a plan that was cancelled ends. */
  endsAt: string | null;
  /** A payment failed: until then the plan stays. */
  graceUntil: string | null;
  /** How plans are bought here: `test` moves no money, `off` sells nothing. */
  mode: 'stripe' | 'test' | 'off';
};

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
