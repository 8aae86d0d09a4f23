import { withUser } from '@/lib/http/wrappers';
import { suggestionsQuerySchema } from '@/lib/search/api-schemas';
import { MAX_SUGGESTIONS } from '@/lib/search/constants';
import { suggest } from '@/lib/search/suggest';

// GET /api/company/suggestions?text=
export const GET = withUser({ query: suggestionsQuerySchema }, async ({ query }) => ({
  status: 'success',
  data: await suggest({ text: query.text, limit: MAX_SUGGESTIONS }),
}));
