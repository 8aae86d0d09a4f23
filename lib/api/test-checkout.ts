import type { BillingState, CheckoutAnswer } from '@/lib/billing/answers';
import type { TestPlanAction } from '@/lib/billing/test-plan';
import { call } from './call';

/** The local test checkout, where no money moves. */
export const testCheckoutApi = {
  /** @returns where to send the browser next; null while the checkout is still open. */
  answer: (sessionId: string, action: 'pay' | 'fail' | 'cancel') =>
    call<{ url: string | null }>('POST', '/veminto/test-checkout', { sessionId, action }),
  change: (action: TestPlanAction) => call<BillingState>('POST', '/veminto/test-plan', { action }),
  upgrade: (userId: string, priceId: string) =>
    call<CheckoutAnswer>('POST', '/veminto/create-checkout-session', {
      userId,
      priceId,
    }),
};
