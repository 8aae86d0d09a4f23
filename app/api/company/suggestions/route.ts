import { withUser } from '@/lib/http/wrappers';
import { suggestionsQuerySchema } from '@/lib/search/api-schemas';
import { MAX_SUGGESTIONS } from '@/lib/search/constants';
import { suggestionsAnswerSchema } from '@/lib/search/found-answers';
import { suggest } from '@/lib/search/suggest';
import { suggestSpellings } from '@/lib/search/suggest/spelling';

const schemas = { query: suggestionsQuerySchema, answer: suggestionsAnswerSchema };

// GET /api/company/suggestions?text=
export const GET = withUser(schemas, async ({ query: { text } }) => {
  const [found, spellings] = await Promise.all([
    suggest({ text, limit: MAX_SUGGESTIONS }),
    suggestSpellings(text),
  ]);
  return { status: 'success', data: { ...found, spellings } };
});
