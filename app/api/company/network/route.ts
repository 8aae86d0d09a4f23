import { withUser } from '@/lib/http/wrappers';
import { networkAnswerSchema } from '@/lib/network/answers';
import { networkQuerySchema } from '@/lib/network/api-schemas';
import { toNetworkData } from '@/lib/network/mapper';
import { findNetwork } from '@/lib/network/queries';

const schemas = { query: networkQuerySchema, answer: networkAnswerSchema };

// GET /api/company/network?of=&open=&ever=
export const GET = withUser(schemas, async ({ query: { of, open, ever } }) =>
  toNetworkData(await findNetwork({ of, open, ever: ever === 'true' })),
);
