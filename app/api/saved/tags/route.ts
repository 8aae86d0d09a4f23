import { withUser } from '@/lib/http/wrappers';
import { taggedAnswerSchema } from '@/lib/saved/answers';
import { tagManySchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { tagEntries } from '@/lib/saved/notes';

const schemas = { body: tagManySchema, answer: taggedAnswerSchema };

// PUT /api/saved/tags
export const PUT = withUser(schemas, async ({ user, body }) => ({
  message: MESSAGES.tagged,
  ...(await tagEntries(user.id, body.target, body)),
}));
