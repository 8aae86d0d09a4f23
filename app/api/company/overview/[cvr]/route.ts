import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { withUser } from '@/lib/http/wrappers';
import { toOverviewData } from '@/lib/overview/mapper';
import { getOverview } from '@/lib/overview/queries';

// GET /api/company/overview/{cvr}: what a company has registered, and its past
export const GET = withUser({ params: cvrParamsSchema }, async ({ params }) => ({
  data: toOverviewData(await getOverview(params.cvr)),
}));
