import { connectionsAnswerSchema } from '@/lib/connections/answers';
import { connectionsQuerySchema } from '@/lib/connections/api-schemas';
import { toConnectionsData } from '@/lib/connections/mapper';
import { findConnections } from '@/lib/connections/queries';
import { withUser } from '@/lib/http/wrappers';

const schemas = { query: connectionsQuerySchema, answer: connectionsAnswerSchema };

// GET /api/company/connections?of=&with=&today=
export const GET = withUser(schemas, async ({ query: { of, with: other, today } }) =>
  toConnectionsData(await findConnections({ of, with: other, today: today === 'true' })),
);
