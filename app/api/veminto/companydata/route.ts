import { withUser } from '@/lib/http/wrappers';
import { recordLater } from '@/lib/recent-searches/record-later';
import { companyDataAnswerSchema } from '@/lib/search/answers';
import { toCompanyData } from '@/lib/search/api/answers';
import { companyDataBodySchema, companyDataQuerySchema } from '@/lib/search/api-schemas';
import { searchCompanies } from '@/lib/search/queries';
import { withOwnSaved } from '@/lib/search/saved-keys';

const schemas = {
  reads: true as const,
  query: companyDataQuerySchema,
  body: companyDataBodySchema,
  answer: companyDataAnswerSchema,
};

// POST /api/veminto/companydata?page=
export const POST = withUser(schemas, async ({ user, query, body: { search } }) => {
  if (search === '') return toCompanyData(null);
  const { page, sort } = query;
  const filters = await withOwnSaved(query.filters, user.id);
  const result = await searchCompanies({ search, page, sort, filters });
  if (page === 1) recordLater(user, { query: search, kind: 'SIMPLE' });
  return toCompanyData(result);
});
