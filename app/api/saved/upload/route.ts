import { messageAnswerSchema } from '@/lib/answer-parts';
import { callerOf } from '@/lib/http/caller';
import { withUser } from '@/lib/http/wrappers';
import { shareSchema } from '@/lib/shares/api-schemas';
import { SHARE_MESSAGES } from '@/lib/shares/constants';
import { shareFile } from '@/lib/shares/mutations';
import { readShareForm } from '@/lib/shares/read-share-form';

const described = { type: 'multipart/form-data', schema: shareSchema } as const;

// POST /api/saved/upload: mails a file to one address
export const POST = withUser(
  { described, answer: messageAnswerSchema },
  async ({ user, request }) => {
    const sender = { id: user.id, address: callerOf(request).address };
    await shareFile(sender, await readShareForm(request));
    return { message: SHARE_MESSAGES.sent };
  },
);
