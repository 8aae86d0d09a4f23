import { sendTagged } from '@/lib/http/tagged';
import { withPublic } from '@/lib/http/wrappers';
import { getDocument } from '../_document';

// GET /api/openapi.json: the OpenAPI 3.1 document
export const GET = withPublic({ uncounted: true }, async ({ request }) =>
  sendTagged(request, (await getDocument()).tagged),
);
