import type { CheckoutAnswer, PaidOnWire } from '@/lib/billing/answers';
import type { UserOnWire } from '@/lib/users/answers';
import { call } from './call';

/** Payments. A returned `url` is where to send the browser next. */
export const billingApi = {
  checkout: (userId: string, priceId: string) =>
    call<CheckoutAnswer>('POST', '/veminto/create-checkout-session', {
      userId,
      priceId,
    }),
  readCheckout: (sessionId: string, signal?: AbortSignal) =>
    call<PaidOnWire>('GET', `/veminto/success/${encodeURIComponent(sessionId)}`, undefined, signal),
  portal: () => call<{ url: string }>('POST', '/veminto/billing-portal', {}),
  readUser: (id: string, signal?: AbortSignal) =>
    call<{ data: UserOnWire }>('GET', `/user/${id}`, undefined, signal),
};
