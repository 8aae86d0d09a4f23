import { getLogo } from '@/lib/companies/logos';
import { singleDataSchema } from '@/lib/companies/schemas';
import { withUser } from '@/lib/http/wrappers';

// POST /api/veminto/logo
export const POST = withUser({ reads: true, body: singleDataSchema }, async ({ body }) => ({
  status: 'success',
  data: await getLogo(body.the_key),
}));
