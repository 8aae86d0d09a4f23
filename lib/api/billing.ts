import type { PlanName } from '@/lib/billing/types';
import type { UserOnWire } from '@/lib/users/mapper';
import { call } from './call';

/** What came of a checkout; `amount_total` in the currency's smallest unit. */
export type CheckoutOnWire = {
  amount_total: number;
  currency: string;
  status: 'open' | 'processing' | 'paid' | 'expired';
  plan: PlanName | null;
};

/** What has to do with money; addresses are where the browser goes next. */
export const billingApi = {
  checkout: (userId: string, priceId: string) =>
    call<{ id: string; url: string }>('POST', '/veminto/create-checkout-session', {
      userId,
      priceId,
    }),
  readCheckout: (sessionId: string, signal?: AbortSignal) =>
    call<CheckoutOnWire>(
      'GET',
      `/veminto/success/${encodeURIComponent(sessionId)}`,
      undefined,
      signal,
    ),
  portal: () => call<{ url: string }>('POST', '/veminto/billing-portal', {}),
  readUser: (id: string, signal?: AbortSignal) =>
    call<{ data: UserOnWire }>('GET', `/user/${id}`, undefined, signal),
};
