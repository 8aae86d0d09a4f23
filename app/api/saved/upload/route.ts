import { callerOf } from '@/lib/http/caller';
import { withUser } from '@/lib/http/wrappers';
import { SHARE_MESSAGES } from '@/lib/shares/constants';
import { shareFile } from '@/lib/shares/mutations';
import { readShareForm } from '@/lib/shares/read-share-form';

// POST /api/saved/upload: mails a file to one address
export const POST = withUser({}, async ({ user, request }) => {
  const sender = { id: user.id, address: callerOf(request).address };
  await shareFile(sender, await readShareForm(request));
  return { message: SHARE_MESSAGES.sent };
});
