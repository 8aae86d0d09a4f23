import { withPublic } from '@/lib/http/wrappers';
import { healthAnswerSchema } from '@/lib/operation/answers';

// GET /api/health: this process answers, whatever else is away
export const GET = withPublic({ uncounted: true, answer: healthAnswerSchema }, async () => ({
  status: 'ok',
}));
