import { withUser } from '@/lib/http/wrappers';
import { overviewAnswerSchema } from '@/lib/saved/answers';
import { getSavedOverview } from '@/lib/saved/overview';

// GET /api/saved/overview: the totals and filters beside the table
export const GET = withUser({ answer: overviewAnswerSchema }, async ({ user }) => ({
  status: 'success',
  data: await getSavedOverview(user.id),
}));
