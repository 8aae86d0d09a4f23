import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { withUser } from '@/lib/http/wrappers';
import { overviewAnswerSchema } from '@/lib/overview/answers';
import { toOverviewData } from '@/lib/overview/mapper';
import { getOverview } from '@/lib/overview/queries';

const schemas = { params: cvrParamsSchema, answer: overviewAnswerSchema };

// GET /api/company/overview/{cvr}: a company's registrations and their history
export const GET = withUser(schemas, async ({ params }) => ({
  data: toOverviewData(await getOverview(params.cvr)),
}));
