import { withUser } from '@/lib/http/wrappers';
import { searchAnswerSchema } from '@/lib/search/answers';
import { toSearchResponse } from '@/lib/search/api/answers';
import { withLocation } from '@/lib/search/api/location';
import { segmentationQuerySchema } from '@/lib/search/api-schemas';
import { searchCompanies } from '@/lib/search/queries';

const schemas = { query: segmentationQuerySchema, answer: searchAnswerSchema };

// GET /api/company/segmentation?page=&limit=
export const GET = withUser(schemas, async ({ query }) => {
  const { page, limit: pageSize, sort, location } = query;
  const filters = await withLocation(query.filters, location);
  const result = await searchCompanies({ search: null, page, pageSize, sort, filters });
  return toSearchResponse(result, pageSize);
});
