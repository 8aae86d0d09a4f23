import { requireOwnId } from '@/lib/auth/own-id';
import { AppError } from '@/lib/errors';
import { withUser } from '@/lib/http/wrappers';
import { recordLater } from '@/lib/recent-searches/record-later';
import { toSearchResponse } from '@/lib/search/api/answers';
import { withLocation } from '@/lib/search/api/location';
import { companySearchBodySchema, companySearchQuerySchema } from '@/lib/search/api-schemas';
import { MESSAGES, PAGE_SIZE } from '@/lib/search/constants';
import { searchCompanies } from '@/lib/search/queries';

const schemas = {
  reads: true as const,
  query: companySearchQuerySchema,
  body: companySearchBodySchema,
};

// POST /api/company/search
export const POST = withUser(schemas, async ({ user, query, body }) => {
  const { searchData: search, page, isSimpleSearch, userId } = body;
  requireOwnId(user, userId);
  if (!isSimpleSearch) throw new AppError('not_configured', MESSAGES.aiSearchComing);
  if (search === '') return toSearchResponse(null, PAGE_SIZE);
  const filters = await withLocation(query.filters, query.location);
  const result = await searchCompanies({ search, page, sort: query.sort, filters });
  // What a program asks for is not what its owner searched for.
  if (page === 1 && !user.keyScopes)
    recordLater({ userId: user.id, query: search, kind: 'SIMPLE' });
  return toSearchResponse(result, PAGE_SIZE);
});
