import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { withUser } from '@/lib/http/wrappers';
import { unitPointsAnswerSchema } from '@/lib/units/answers';
import { toUnitPointData } from '@/lib/units/mapper';
import { getUnitPoints } from '@/lib/units/queries';

const schemas = { params: cvrParamsSchema, answer: unitPointsAnswerSchema };

// GET /api/company/unit-points/{cvr}: coordinates of a company's active production units
export const GET = withUser(schemas, async ({ params }) =>
  toUnitPointData(await getUnitPoints(params.cvr)),
);
