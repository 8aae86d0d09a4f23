import { findRequestUser } from '@/lib/auth/session';
import { paidAnswerSchema } from '@/lib/billing/answers';
import { sessionIdSchema } from '@/lib/billing/api-schemas';
import { getPaid } from '@/lib/billing/checkout';
import { callerOf } from '@/lib/http/caller';
import { withPublic } from '@/lib/http/wrappers';

const schemas = { params: sessionIdSchema, answer: paidAnswerSchema };

// GET /api/veminto/success/{session_id}: what a checkout came to; changes nothing
export const GET = withPublic(schemas, async ({ request, params }) => {
  const { address } = callerOf(request);
  const user = await findRequestUser(request);
  // Payments are not shown to API keys.
  return getPaid(params.session_id, user?.keyScopes ? null : user, address);
});
