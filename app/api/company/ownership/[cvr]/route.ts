import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { getCompany } from '@/lib/companies/queries';
import { withUser } from '@/lib/http/wrappers';
import { ownershipAnswerSchema } from '@/lib/roles/answers';
import { ownershipQuerySchema } from '@/lib/roles/api-schemas';
import { toOwnershipData } from '@/lib/roles/mapper';
import { getOwnership } from '@/lib/roles/ownership';

const schemas = {
  params: cvrParamsSchema,
  query: ownershipQuerySchema,
  answer: ownershipAnswerSchema,
};

// GET /api/company/ownership/{cvr}?on=
export const GET = withUser(schemas, async ({ params: { cvr }, query: { on } }) => {
  const [ownership] = await Promise.all([getOwnership(cvr, on), getCompany(cvr)]);
  return toOwnershipData(cvr, ownership);
});
