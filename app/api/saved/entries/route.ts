import { withUser } from '@/lib/http/wrappers';
import { savedPageAnswerSchema } from '@/lib/saved/answers';
import { savedPageSchema } from '@/lib/saved/api-schemas';
import { listSavedPage, toPageAnswer } from '@/lib/saved/table';

const schemas = { query: savedPageSchema, answer: savedPageAnswerSchema };

// GET /api/saved/entries?list&tag&q&industry&sort&direction&page&size
export const GET = withUser(schemas, async ({ user, query }) =>
  toPageAnswer(await listSavedPage(user.id, query), query.size),
);
