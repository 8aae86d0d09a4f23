import { messageAnswerSchema } from '@/lib/answer-parts';
import { withUser } from '@/lib/http/wrappers';
import { renamedAnswerSchema } from '@/lib/saved-searches/answers';
import { renameSearchSchema, searchParamsSchema } from '@/lib/saved-searches/api-schemas';
import { MESSAGES } from '@/lib/saved-searches/constants';
import { deleteSavedSearch, renameSavedSearch } from '@/lib/saved-searches/mutations';

// PUT /api/saved/searches/{id}
export const PUT = withUser(
  { params: searchParamsSchema, body: renameSearchSchema, answer: renamedAnswerSchema },
  async ({ user, params, body }) => {
    await renameSavedSearch(user.id, params.id, body.name);
    return { message: MESSAGES.renamed, name: body.name };
  },
);

// DELETE /api/saved/searches/{id}
export const DELETE = withUser(
  { params: searchParamsSchema, answer: messageAnswerSchema },
  async ({ user, params, caller }) => {
    await deleteSavedSearch(user.id, params.id, caller.address);
    return { message: MESSAGES.deleted };
  },
);
