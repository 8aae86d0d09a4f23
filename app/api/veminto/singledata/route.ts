import { toCompanyRecord } from '@/lib/companies/mapper';
import { getCompany } from '@/lib/companies/queries';
import { singleDataSchema } from '@/lib/companies/schemas';
import { withUser } from '@/lib/http/wrappers';

// POST /api/veminto/singledata
export const POST = withUser({ reads: true, body: singleDataSchema }, async ({ body }) => ({
  status: 'success',
  data: toCompanyRecord(await getCompany(body.the_key)),
}));
