import { testCheckoutAnswerSchema } from '@/lib/billing/answers';
import { testCheckoutSchema } from '@/lib/billing/api-schemas';
import { answerCheckout } from '@/lib/billing/test-actions';
import { withUser } from '@/lib/http/wrappers';

// POST /api/veminto/test-checkout: completes a test checkout; no money moves
export const POST = withUser(
  { sessionOnly: true, body: testCheckoutSchema, answer: testCheckoutAnswerSchema },
  async ({ user, body }) => answerCheckout(user.id, body.sessionId, body.action),
);
