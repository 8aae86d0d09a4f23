import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { financialDataAnswerSchema } from '@/lib/financials/answers';
import { scopeQuerySchema } from '@/lib/financials/api-schemas';
import { toFinancialData } from '@/lib/financials/mapper';
import { chooseScope } from '@/lib/financials/periods';
import { getFinancials } from '@/lib/financials/queries';
import { withUser } from '@/lib/http/wrappers';

const schemas = {
  params: cvrParamsSchema,
  query: scopeQuerySchema,
  answer: financialDataAnswerSchema,
};

// GET /api/company/financial-data/{cvr}
export const GET = withUser(schemas, async ({ params, query }) => {
  const financials = await getFinancials(params.cvr);
  return toFinancialData(financials, query.scope ?? chooseScope(financials, null));
});
