import { findRequestSessionUser } from '@/lib/auth/session';
import { paidAnswerSchema } from '@/lib/billing/answers';
import { sessionIdSchema } from '@/lib/billing/api-schemas';
import { getPaid } from '@/lib/billing/checkout';
import { withPublic } from '@/lib/http/wrappers';

const schemas = { params: sessionIdSchema, answer: paidAnswerSchema };

// GET /api/veminto/success/{session_id}: the outcome of a checkout; read-only
export const GET = withPublic(schemas, async ({ request, params, caller }) => {
  const user = await findRequestSessionUser(request);
  return getPaid(params.session_id, user, caller.address);
});
