import { withUser } from '@/lib/http/wrappers';
import { readNotificationSchema } from '@/lib/notifications/api-schemas';
import { MESSAGES } from '@/lib/notifications/constants';
import { markNotificationsRead } from '@/lib/notifications/mutations';

// PUT /api/saved/read_notification
export const PUT = withUser({ body: readNotificationSchema }, async ({ user, body }) => ({
  message: MESSAGES.read,
  read: await markNotificationsRead(user.id, body.notificationId),
}));
