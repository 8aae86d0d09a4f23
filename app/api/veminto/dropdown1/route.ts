import { withUser } from '@/lib/http/wrappers';
import { listChoices } from '@/lib/search/api/choices';

// GET /api/veminto/dropdown1
export const GET = withUser({}, async () => ({
  status: 'success',
  ...(await listChoices('industry')),
}));
