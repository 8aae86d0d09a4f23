import { withUser } from '@/lib/http/wrappers';
import { searchAnswerSchema } from '@/lib/search/answers';
import { toSearchResponse } from '@/lib/search/api/answers';
import { withLocation } from '@/lib/search/api/location';
import { segmentationQuerySchema } from '@/lib/search/api-schemas';
import { searchCompanies } from '@/lib/search/queries';
import { withOwnSaved } from '@/lib/search/saved-keys';

const schemas = { query: segmentationQuerySchema, answer: searchAnswerSchema };

// GET /api/company/segmentation?page=&limit=
export const GET = withUser(schemas, async ({ user, query }) => {
  const { page, limit: pageSize, sort, location } = query;
  const own = await withOwnSaved(query.filters, user.id);
  const filters = await withLocation(own, location);
  const result = await searchCompanies({ search: null, page, pageSize, sort, filters });
  return toSearchResponse(result, pageSize);
});
