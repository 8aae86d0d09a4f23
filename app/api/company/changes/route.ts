import { changesAnswerSchema } from '@/lib/changes/answers';
import { changesQuerySchema } from '@/lib/changes/api-schemas';
import { listChanges } from '@/lib/changes/queries';
import { withUser } from '@/lib/http/wrappers';

const schemas = { query: changesQuerySchema, answer: changesAnswerSchema };

// GET /api/company/changes?since=&after=&limit=
export const GET = withUser(schemas, async ({ query }) => listChanges(query));
