import { requireSelf } from '@/lib/auth/own-id';
import { checkoutAnswerSchema } from '@/lib/billing/answers';
import { checkoutSchema } from '@/lib/billing/api-schemas';
import { createCheckout } from '@/lib/billing/checkout';
import { withUser } from '@/lib/http/wrappers';

// POST /api/veminto/create-checkout-session
export const POST = withUser(
  { sessionOnly: true, body: checkoutSchema, answer: checkoutAnswerSchema },
  async ({ user, body }) => {
    requireSelf(user, body.userId);
    return createCheckout(user, body.priceId);
  },
);
