import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { withUser } from '@/lib/http/wrappers';
import { rolesQuerySchema } from '@/lib/roles/api-schemas';
import { toRoleData } from '@/lib/roles/mapper';
import { getRoles } from '@/lib/roles/queries';

const schemas = { params: cvrParamsSchema, query: rolesQuerySchema };

// GET /api/company/role/{cvr}?former=true&page=
export const GET = withUser(schemas, async ({ params, query: { former, page } }) =>
  toRoleData(await getRoles({ key: params.cvr, former: former === 'true', page })),
);
