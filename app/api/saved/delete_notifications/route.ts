import { withUser } from '@/lib/http/wrappers';
import { deleteNotificationsSchema } from '@/lib/notifications/api-schemas';
import { MESSAGES } from '@/lib/notifications/constants';
import { deleteNotifications } from '@/lib/notifications/mutations';

// DELETE /api/saved/delete_notifications
export const DELETE = withUser({ body: deleteNotificationsSchema }, async ({ user, body }) => ({
  message: MESSAGES.deleted,
  deleted: await deleteNotifications(user.id, body.ids),
}));
