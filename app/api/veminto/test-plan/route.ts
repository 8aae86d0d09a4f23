import { billingAnswerSchema } from '@/lib/billing/answers';
import { testPlanSchema } from '@/lib/billing/api-schemas';
import { getBilling } from '@/lib/billing/queries';
import { changeTestPlan } from '@/lib/billing/test-plan';
import { withUser } from '@/lib/http/wrappers';

// POST /api/veminto/test-plan: simulates the portal, or the passing of time, for a test plan
export const POST = withUser(
  { sessionOnly: true, body: testPlanSchema, answer: billingAnswerSchema },
  async ({ user, body }) => {
    await changeTestPlan(user.id, body.action);
    return getBilling(user.id);
  },
);
