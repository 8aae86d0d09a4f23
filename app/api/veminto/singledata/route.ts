import { singleDataAnswerSchema } from '@/lib/companies/answers';
import { singleDataSchema } from '@/lib/companies/api-schemas';
import { toCompanyRecord } from '@/lib/companies/mapper';
import { getCompany } from '@/lib/companies/queries';
import { withUser } from '@/lib/http/wrappers';

const schemas = { reads: true as const, body: singleDataSchema, answer: singleDataAnswerSchema };

// POST /api/veminto/singledata
export const POST = withUser(schemas, async ({ body }) => ({
  status: 'success',
  data: toCompanyRecord(await getCompany(body.the_key)),
}));
