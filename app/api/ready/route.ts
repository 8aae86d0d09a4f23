import { json } from '@/lib/http/respond';
import { withPublic } from '@/lib/http/wrappers';
import { readyAnswerSchema } from '@/lib/operation/answers';
import { findUnreadiness } from '@/lib/operation/readiness';

// GET /api/ready: whether this instance should get requests; with 503 the reason in one word
export const GET = withPublic({ uncounted: true, answer: readyAnswerSchema }, async () => {
  const reason = await findUnreadiness();
  if (reason === null) return { status: 'ready' };
  const error = 'This instance is not ready.';
  return json({ error, code: 'unavailable', reason }, { status: 503 });
});
