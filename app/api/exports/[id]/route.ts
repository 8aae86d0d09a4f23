import { exportAnswerSchema } from '@/lib/exports/answers';
import { exportParamsSchema } from '@/lib/exports/api-schemas';
import { getExport } from '@/lib/exports/queries';
import { withUser } from '@/lib/http/wrappers';

// GET /api/exports/{id}: progress and download URL; polled, hence not rate limited
export const GET = withUser(
  { params: exportParamsSchema, answer: exportAnswerSchema, uncounted: true },
  async ({ user, params, caller }) => ({
    status: 'success',
    data: await getExport(user.id, params.id, caller.language),
  }),
);
