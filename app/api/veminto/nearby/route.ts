import { toCompanyRecord } from '@/lib/companies/mapper';
import { withUser } from '@/lib/http/wrappers';
import { nearbyBodySchema } from '@/lib/search/api/place-schemas';
import { listNearby } from '@/lib/search/nearby';

// POST /api/veminto/nearby: distances are in kilometres
export const POST = withUser({ reads: true, body: nearbyBodySchema }, async ({ body }) => {
  const nearby = await listNearby(body);
  return {
    nearbyRecords: nearby.map(({ company, km }) => ({ ...toCompanyRecord(company), distance: km })),
  };
});
