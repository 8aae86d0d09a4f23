import { logosAnswerSchema } from '@/lib/companies/answers';
import { listLogos } from '@/lib/companies/logos';
import { logosSchema } from '@/lib/companies/schemas';
import { withUser } from '@/lib/http/wrappers';

const schemas = { reads: true as const, body: logosSchema, answer: logosAnswerSchema };

// POST /api/veminto/logos
export const POST = withUser(schemas, async ({ body }) => ({
  status: 'success',
  data: await listLogos(body.the_keys),
}));
