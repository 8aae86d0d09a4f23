import { withUser } from '@/lib/http/wrappers';
import { mostRolesAnswerSchema, toHolderAnswer } from '@/lib/most-roles/answers';
import { mostRolesQuerySchema } from '@/lib/most-roles/api-schemas';
import { HOLDERS_SHOWN } from '@/lib/most-roles/constants';
import { mostHeld } from '@/lib/most-roles/queries';

const schemas = { query: mostRolesQuerySchema, answer: mostRolesAnswerSchema };

// GET /api/company/most-roles?role=&ever=&search=
export const GET = withUser(schemas, async ({ query }) => {
  const { role, ever, search, filters } = query;
  const holders = await mostHeld({ role, ever, among: { search, filters }, limit: HOLDERS_SHOWN });
  return { status: 'success', data: { role, ever, holders: holders.map(toHolderAnswer) } };
});
