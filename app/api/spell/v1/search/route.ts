import { withUser } from '@/lib/http/wrappers';
import { completionsAnswerSchema } from '@/lib/search/answers';
import { listCompletions } from '@/lib/search/api/completions';
import { spellBodySchema } from '@/lib/search/api-schemas';

const schemas = { reads: true as const, body: spellBodySchema, answer: completionsAnswerSchema };

// POST /api/spell/v1/search: the first element contains the suggestions
export const POST = withUser(schemas, async ({ body }) => [await listCompletions(body.query)]);
