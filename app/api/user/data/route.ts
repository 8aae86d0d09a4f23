import { downloadStream } from '@/lib/http/download';
import { withUser } from '@/lib/http/wrappers';
import { personalData } from '@/lib/users/profile/personal-data';
import { personalDataAnswerSchema } from '@/lib/users/profile/personal-data-answer';

const schemas = { sessionOnly: true, answer: personalDataAnswerSchema } as const;

// GET /api/user/data: exports all personal data of the user
export const GET = withUser(schemas, async ({ user, caller }) =>
  downloadStream({
    name: 'veminto-my-data.json',
    type: 'application/json; charset=utf-8',
    content: await personalData(user.id, caller.address),
  }),
);
