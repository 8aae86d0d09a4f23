import { callerOf } from '@/lib/http/caller';
import { downloadStream } from '@/lib/http/download';
import { withUser } from '@/lib/http/wrappers';
import { personalData } from '@/lib/users/personal-data';

// GET /api/user/data: all that is kept about oneself
export const GET = withUser({ sessionOnly: true }, async ({ user, request }) =>
  downloadStream({
    name: 'veminto-my-data.json',
    type: 'application/json; charset=utf-8',
    content: await personalData(user.id, callerOf(request).address),
  }),
);
