import { findRequestUser } from '@/lib/auth/session';
import { sessionIdSchema } from '@/lib/billing/api-schemas';
import { getPaid } from '@/lib/billing/checkout';
import { callerOf } from '@/lib/http/caller';
import { withPublic } from '@/lib/http/wrappers';

// GET /api/veminto/success/{session_id}: what a checkout came to; changes nothing
export const GET = withPublic({ params: sessionIdSchema }, async ({ request, params }) => {
  const { address } = callerOf(request);
  return getPaid(params.session_id, await findRequestUser(request), address);
});
