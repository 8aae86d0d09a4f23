import { toCompanyRecord } from '@/lib/companies/mapper';
import { withUser } from '@/lib/http/wrappers';
import { nearbyAnswerSchema } from '@/lib/search/answers';
import { nearbyBodySchema } from '@/lib/search/api/place-schemas';
import { listNearby } from '@/lib/search/nearby';

const schemas = { reads: true as const, body: nearbyBodySchema, answer: nearbyAnswerSchema };

// POST /api/veminto/nearby: distances are in kilometres
export const POST = withUser(schemas, async ({ body }) => {
  const nearby = await listNearby(body);
  return {
    nearbyRecords: nearby.map(({ company, km }) => ({ ...toCompanyRecord(company), distance: km })),
  };
});
