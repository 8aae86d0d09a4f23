import { withUser } from '@/lib/http/wrappers';
import { networkAnswerSchema } from '@/lib/network/answers';
import { networkQuerySchema } from '@/lib/network/api-schemas';
import { toNetworkData } from '@/lib/network/mapper';
import { findNetwork } from '@/lib/network/queries';

const schemas = { query: networkQuerySchema, answer: networkAnswerSchema };

// GET /api/company/network?of=&open=&former=
export const GET = withUser(schemas, async ({ query: { of, open, former } }) =>
  toNetworkData(await findNetwork({ of, open, former: former === 'true' })),
);
