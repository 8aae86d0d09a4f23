import { withPublic } from '@/lib/http/wrappers';
import { getDocument } from '../_document';

// GET /api/openapi.json: the OpenAPI 3.1 document
export const GET = withPublic({ uncounted: true }, getDocument);
