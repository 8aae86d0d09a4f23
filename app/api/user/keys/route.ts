import { keysAnswerSchema, newKeyAnswerSchema } from '@/lib/api-keys/answers';
import { createKeySchema } from '@/lib/api-keys/api-schemas';
import { MESSAGES } from '@/lib/api-keys/constants';
import { createKey } from '@/lib/api-keys/mutations';
import { listKeys } from '@/lib/api-keys/queries';
import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';

const listing = { sessionOnly: true, answer: keysAnswerSchema } as const;

// GET /api/user/keys: the user's keys, without their secrets
export const GET = withUser(listing, async ({ user }) => ({
  status: 'success',
  data: await listKeys(user.id),
}));

// POST /api/user/keys: the only answer that contains the key itself
export const POST = withUser(
  { sessionOnly: true, body: createKeySchema, answer: newKeyAnswerSchema },
  async ({ user, body, caller }) => {
    const { secret, key } = await createKey({ ...user, address: caller.address }, body);
    return json({ message: MESSAGES.created, key: secret, data: key }, { status: 201 });
  },
);
