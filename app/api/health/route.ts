import { withPublic } from '@/lib/http/wrappers';
import { healthAnswerSchema } from '@/lib/operation/answers';

// GET /api/health: liveness of this process, whatever its dependencies' state
export const GET = withPublic({ uncounted: true, answer: healthAnswerSchema }, async () => ({
  status: 'ok',
}));
