import { withPublic } from '@/lib/http/wrappers';
import { getDocument } from '../_document';

// GET /api/openapi.json: the API in OpenAPI 3.1
export const GET = withPublic({ uncounted: true }, getDocument);
