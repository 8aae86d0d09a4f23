import { breakdownAnswerSchema } from '@/lib/breakdown/answers';
import { breakdownQuerySchema } from '@/lib/breakdown/api-schemas';
import { findGroups } from '@/lib/breakdown/queries';
import { withUser } from '@/lib/http/wrappers';

const schemas = { query: breakdownQuerySchema, answer: breakdownAnswerSchema };

// GET /api/company/breakdown?search=&by=&figure=
export const GET = withUser(schemas, async ({ query }) => {
  const { by, figure = null, order, search, filters } = query;
  const found = await findGroups({ search, filters, by, figure, order });
  return { status: 'success', data: { by, figure, ...found } };
});
