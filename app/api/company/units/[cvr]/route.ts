import { cvrParamsSchema, pageQuerySchema } from '@/lib/companies/api-schemas';
import { withUser } from '@/lib/http/wrappers';
import { unitsAnswerSchema } from '@/lib/units/answers';
import { toUnitData } from '@/lib/units/mapper';
import { getUnits } from '@/lib/units/queries';

const schemas = { params: cvrParamsSchema, query: pageQuerySchema, answer: unitsAnswerSchema };

// GET /api/company/units/{cvr}?page=: a company's production units
export const GET = withUser(schemas, async ({ params, query }) =>
  toUnitData(await getUnits({ key: params.cvr, page: query.page })),
);
