import { json } from '@/lib/http/respond';
import { withPublic } from '@/lib/http/wrappers';
import { readyAnswerSchema } from '@/lib/operation/answers';
import { findUnreadiness } from '@/lib/operation/readiness';

// GET /api/ready: whether this instance can serve requests; a 503 has a one-word reason
export const GET = withPublic({ uncounted: true, answer: readyAnswerSchema }, async () => {
  const reason = await findUnreadiness();
  if (reason === null) return { status: 'ready' };
  const error = 'This instance is not ready.';
  return json({ error, code: 'unavailable', reason }, { status: 503 });
});
