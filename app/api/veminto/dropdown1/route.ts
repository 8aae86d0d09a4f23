import { withUser } from '@/lib/http/wrappers';
import { listChoices } from '@/lib/search/api/choices';
import { choicesAnswerSchema } from '@/lib/search/found-answers';

// GET /api/veminto/dropdown1
export const GET = withUser({ answer: choicesAnswerSchema }, async () => ({
  status: 'success',
  ...(await listChoices('industry')),
}));
