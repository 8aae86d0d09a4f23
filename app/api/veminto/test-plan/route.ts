import { billingAnswerSchema } from '@/lib/billing/answers';
import { testPlanSchema } from '@/lib/billing/api-schemas';
import { getBilling } from '@/lib/billing/queries';
import { changeTestPlan } from '@/lib/billing/test-plan';
import { withUser } from '@/lib/http/wrappers';

// POST /api/veminto/test-plan: what a portal, or time, does to a plan that cost nothing
export const POST = withUser(
  { sessionOnly: true, body: testPlanSchema, answer: billingAnswerSchema },
  async ({ user, body }) => {
    await changeTestPlan(user.id, body.action);
    return getBilling(user.id);
  },
);
