import 'server-only';
import { z } from 'zod';
import { limitNumber, queryNumber } from '@/lib/query-number';
import { MAX_IDS, MAX_PAGE_SIZE, MESSAGES, NEWS_TOPICS } from './constants';

const idsSchema = z
  .array(z.uuid('Not the id of a notification'), MESSAGES.ids)
  .max(MAX_IDS, MESSAGES.tooMany);

/** GET /api/saved/get_notifications?page=&limit= */
export const notificationsQuerySchema = z.strictObject({
  page: queryNumber({ most: 100_000, otherwise: 1 }).describe(
    'from 1; past the end there are none',
  ),
  limit: limitNumber({ most: MAX_PAGE_SIZE }),
});

/** PUT /api/saved/read_notification: by ids, or all. */
export const readNotificationSchema = z.union(
  [
    z.strictObject({ notificationId: idsSchema }),
    z.strictObject({ all: z.literal(true) }).transform(() => ({ notificationId: undefined })),
  ],
  MESSAGES.which,
);

/** DELETE /api/saved/delete_notifications */
export const deleteNotificationsSchema = z.strictObject({ ids: idsSchema });

/** PUT /api/user/news */
export const newsSchema = z.strictObject({
  muted: z
    .array(z.enum(NEWS_TOPICS, MESSAGES.whichNews), MESSAGES.whichNews)
    .max(NEWS_TOPICS.length, MESSAGES.whichNews),
});
