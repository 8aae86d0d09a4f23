import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { withUser } from '@/lib/http/wrappers';
import { rolesAnswerSchema } from '@/lib/roles/answers';
import { rolesQuerySchema } from '@/lib/roles/api-schemas';
import { findHoldings } from '@/lib/roles/holdings';
import { toRoleData } from '@/lib/roles/mapper';
import { getRoles } from '@/lib/roles/queries';

const schemas = { params: cvrParamsSchema, query: rolesQuerySchema, answer: rolesAnswerSchema };

// GET /api/company/role/{cvr}?former=true&on=&page=
export const GET = withUser(schemas, async ({ params: { cvr }, query: { former, on, page } }) => {
  const [roles, holdings] = await Promise.all([
    getRoles({ key: cvr, former: former === 'true', on, page }),
    findHoldings(cvr),
  ]);
  return toRoleData(roles, holdings);
});
