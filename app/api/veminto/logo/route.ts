import { logoAnswerSchema } from '@/lib/companies/answers';
import { singleDataSchema } from '@/lib/companies/api-schemas';
import { getLogo } from '@/lib/companies/logos';
import { withUser } from '@/lib/http/wrappers';

const schemas = { reads: true as const, body: singleDataSchema, answer: logoAnswerSchema };

// POST /api/veminto/logo
export const POST = withUser(schemas, async ({ body }) => ({
  status: 'success',
  data: await getLogo(body.the_key),
}));
