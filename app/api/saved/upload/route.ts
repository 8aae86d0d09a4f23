import { messageAnswerSchema } from '@/lib/answer-parts';
import { withUser } from '@/lib/http/wrappers';
import { shareSchema } from '@/lib/shares/api-schemas';
import { SHARE_MAX_BYTES, SHARE_MESSAGES } from '@/lib/shares/constants';
import { shareFile } from '@/lib/shares/mutations';

const form = {
  schema: shareSchema,
  maxFileBytes: SHARE_MAX_BYTES,
  tooLarge: SHARE_MESSAGES.tooLarge,
};

// POST /api/saved/upload: mails a file to one address
export const POST = withUser(
  { form, answer: messageAnswerSchema },
  async ({ user, caller, form }) => {
    const sender = { id: user.id, address: caller.address };
    await shareFile(sender, form);
    return { message: SHARE_MESSAGES.sent };
  },
);
