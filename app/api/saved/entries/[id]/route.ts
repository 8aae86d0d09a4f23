import { withUser } from '@/lib/http/wrappers';
import { entryAnswerSchema } from '@/lib/saved/answers';
import { entrySchema, savedParamsSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { updateEntry } from '@/lib/saved/notes';

// PATCH /api/saved/entries/{id}
export const PATCH = withUser(
  { params: savedParamsSchema, body: entrySchema, answer: entryAnswerSchema },
  async ({ user, params, body }) => {
    const { before, ...change } = body;
    await updateEntry(user.id, params.id, change, before);
    return { message: MESSAGES.noteSaved, ...change };
  },
);
