import { withUser } from '@/lib/http/wrappers';
import { listCompletions } from '@/lib/search/api/completions';
import { spellBodySchema } from '@/lib/search/api-schemas';

// POST /api/spell/v1/search: the suggestions are the first element
export const POST = withUser({ reads: true, body: spellBodySchema }, async ({ body }) => [
  await listCompletions(body.query),
]);
