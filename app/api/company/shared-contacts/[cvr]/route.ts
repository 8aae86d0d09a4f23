import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { getCompany } from '@/lib/companies/queries';
import { withUser } from '@/lib/http/wrappers';
import { sharedContactsAnswerSchema } from '@/lib/shared-contacts/answers';
import { toSharedContact } from '@/lib/shared-contacts/mapper';
import { findSharedContacts } from '@/lib/shared-contacts/queries';

const schemas = { params: cvrParamsSchema, answer: sharedContactsAnswerSchema };

// GET /api/company/shared-contacts/{cvr}
export const GET = withUser(schemas, async ({ params: { cvr } }) => ({
  data: (await findSharedContacts(await getCompany(cvr), 'en')).map(toSharedContact),
}));
