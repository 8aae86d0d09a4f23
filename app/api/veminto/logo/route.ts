import { logoAnswerSchema } from '@/lib/companies/answers';
import { getLogo } from '@/lib/companies/logos';
import { singleDataSchema } from '@/lib/companies/schemas';
import { withUser } from '@/lib/http/wrappers';

const schemas = { reads: true as const, body: singleDataSchema, answer: logoAnswerSchema };

// POST /api/veminto/logo
export const POST = withUser(schemas, async ({ body }) => ({
  status: 'success',
  data: await getLogo(body.the_key),
}));
