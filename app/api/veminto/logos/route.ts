import { listLogos } from '@/lib/companies/logos';
import { logosSchema } from '@/lib/companies/schemas';
import { withUser } from '@/lib/http/wrappers';

// POST /api/veminto/logos
export const POST = withUser({ reads: true, body: logosSchema }, async ({ body }) => ({
  status: 'success',
  data: await listLogos(body.the_keys),
}));
