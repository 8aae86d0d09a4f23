import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { getCompany } from '@/lib/companies/queries';
import { withUser } from '@/lib/http/wrappers';
import { passagesAnswerSchema } from '@/lib/passages/answers';
import { toWireWorded } from '@/lib/passages/mapper';
import { findWordedReports } from '@/lib/passages/queries';

const schemas = { params: cvrParamsSchema, answer: passagesAnswerSchema };

// GET /api/company/passages/{cvr}
export const GET = withUser(schemas, async ({ params: { cvr } }) => {
  const { key } = await getCompany(cvr);
  return { data: (await findWordedReports(key)).map(toWireWorded) };
});
