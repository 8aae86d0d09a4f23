import { logosAnswerSchema } from '@/lib/companies/answers';
import { logosSchema } from '@/lib/companies/api-schemas';
import { listLogos } from '@/lib/companies/logos';
import { withUser } from '@/lib/http/wrappers';

const schemas = { reads: true as const, body: logosSchema, answer: logosAnswerSchema };

// POST /api/veminto/logos
export const POST = withUser(schemas, async ({ body }) => ({
  status: 'success',
  data: await listLogos(body.the_keys),
}));
