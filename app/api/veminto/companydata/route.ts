import { toCompanyRecord } from '@/lib/companies/mapper';
import { withUser } from '@/lib/http/wrappers';
import { companyDataBodySchema, companyDataQuerySchema } from '@/lib/search/api-schemas';
import { MESSAGES } from '@/lib/search/constants';
import { searchCompanies } from '@/lib/search/queries';

// POST /api/veminto/companydata?page=
export const POST = withUser(
  { query: companyDataQuerySchema, body: companyDataBodySchema },
  async ({ query: { page, sort, filters }, body: { search } }) => {
    if (search === '') {
      const data = { data: [], totalRecords: 0, currentPage: 1, totalPages: 0 };
      return { status: 'success', message: MESSAGES.emptySearch, data };
    }
    const result = await searchCompanies({ search, page, sort, filters });
    return {
      status: 'success',
      ...(result.total === 0 && { message: MESSAGES.noData }),
      data: {
        data: result.items.map((hit) => ({ ...toCompanyRecord(hit), matched_on: hit.matchedOn })),
        totalRecords: result.total,
        currentPage: result.page,
        totalPages: result.totalPages,
      },
    };
  },
);
