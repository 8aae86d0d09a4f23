import { withUser } from '@/lib/http/wrappers';
import { readAnswerSchema } from '@/lib/notifications/answers';
import { readNotificationSchema } from '@/lib/notifications/api-schemas';
import { MESSAGES } from '@/lib/notifications/constants';
import { markNotificationsRead } from '@/lib/notifications/mutations';

const schemas = { body: readNotificationSchema, answer: readAnswerSchema };

// PUT /api/saved/read_notification
export const PUT = withUser(schemas, async ({ user, body }) => ({
  message: MESSAGES.read,
  read: await markNotificationsRead(user.id, body.notificationId),
}));
