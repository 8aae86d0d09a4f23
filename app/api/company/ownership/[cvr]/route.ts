import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { getCompany } from '@/lib/companies/queries';
import { withUser } from '@/lib/http/wrappers';
import { ownershipAnswerSchema } from '@/lib/roles/answers';
import { toOwnershipData } from '@/lib/roles/mapper';
import { getOwnership } from '@/lib/roles/ownership';

const schemas = { params: cvrParamsSchema, answer: ownershipAnswerSchema };

// GET /api/company/ownership/{cvr}
export const GET = withUser(schemas, async ({ params: { cvr } }) => {
  const [ownership] = await Promise.all([getOwnership(cvr), getCompany(cvr)]);
  return toOwnershipData(cvr, ownership);
});
