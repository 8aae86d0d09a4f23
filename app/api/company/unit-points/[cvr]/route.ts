import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { withUser } from '@/lib/http/wrappers';
import { toUnitPointData } from '@/lib/units/mapper';
import { getUnitPoints } from '@/lib/units/queries';

// GET /api/company/unit-points/{cvr}: where the active production units of a company are
export const GET = withUser({ params: cvrParamsSchema }, async ({ params }) =>
  toUnitPointData(await getUnitPoints(params.cvr)),
);
