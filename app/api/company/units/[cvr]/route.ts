import { cvrParamsSchema, pageQuerySchema } from '@/lib/companies/api-schemas';
import { withUser } from '@/lib/http/wrappers';
import { toUnitData } from '@/lib/units/mapper';
import { getUnits } from '@/lib/units/queries';

const schemas = { params: cvrParamsSchema, query: pageQuerySchema };

// GET /api/company/units/{cvr}?page=: the production units of a company
export const GET = withUser(schemas, async ({ params, query }) =>
  toUnitData(await getUnits({ key: params.cvr, page: query.page })),
);
