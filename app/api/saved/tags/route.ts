import { withUser } from '@/lib/http/wrappers';
import { tagManySchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { tagEntries } from '@/lib/saved/notes';

// PUT /api/saved/tags
export const PUT = withUser({ body: tagManySchema }, async ({ user, body }) => ({
  message: MESSAGES.tagged,
  count: await tagEntries(user.id, body.target, body),
}));
