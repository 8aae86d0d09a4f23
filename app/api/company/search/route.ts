import { AI_MESSAGES } from '@/lib/ai-search/constants';
import { searchWithFilters } from '@/lib/ai-search/further';
import { requireSelf } from '@/lib/auth/own-id';
import { requireScope } from '@/lib/http/key-access';
import { withUser } from '@/lib/http/wrappers';
import { cleanText } from '@/lib/recent-searches/clean-text';
import { recordLater } from '@/lib/recent-searches/record-later';
import { searchAnswerSchema } from '@/lib/search/answers';
import { toSearchResponse } from '@/lib/search/api/answers';
import { withLocation } from '@/lib/search/api/location';
import { companySearchBodySchema, companySearchQuerySchema } from '@/lib/search/api-schemas';
import { PAGE_SIZE } from '@/lib/search/constants';
import { searchCompanies } from '@/lib/search/queries';
import { withOwnSaved } from '@/lib/search/saved-keys';

const schemas = {
  reads: true as const,
  query: companySearchQuerySchema,
  body: companySearchBodySchema,
  answer: searchAnswerSchema,
};

// POST /api/company/search
export const POST = withUser(schemas, async ({ user, query, body, caller }) => {
  const { searchData: search, page, isSimpleSearch, userId } = body;
  requireSelf(user, userId);
  if (search === '') return toSearchResponse(null, PAGE_SIZE);
  const own = await withOwnSaved(query.filters, user.id);
  const filters = await withLocation(own, query.location);
  const { sort } = query;
  if (!isSimpleSearch) {
    requireScope(user, 'write');
    const asker = { ...user, address: caller.address };
    const result = await searchWithFilters(asker, {
      sentence: cleanText(search),
      page,
      filters,
      sort,
    });
    return { ...toSearchResponse(result, PAGE_SIZE), message: AI_MESSAGES.fetched };
  }
  const result = await searchCompanies({ search, page, sort: sort ?? 'relevance', filters });
  if (page === 1) recordLater(user, { query: search, kind: 'SIMPLE' });
  return toSearchResponse(result, PAGE_SIZE);
});
