import { withUser } from '@/lib/http/wrappers';
import { newsSchema } from '@/lib/notifications/api-schemas';
import { MESSAGES, NEWS_TOPICS } from '@/lib/notifications/constants';
import { muteNews } from '@/lib/notifications/mutations';
import { newsAnswerSchema } from '@/lib/users/answers';

const extentOf = (muted: number) =>
  muted === 0 ? 'all' : muted === NEWS_TOPICS.length ? 'none' : 'some';

// PUT /api/user/news: sets which news of saved companies and searches is not told
export const PUT = withUser(
  { sessionOnly: true, body: newsSchema, answer: newsAnswerSchema },
  async ({ user, body }) => {
    const muted = await muteNews(user.id, body.muted);
    return { message: MESSAGES.news[extentOf(muted.length)], muted };
  },
);
