import { withUser } from '@/lib/http/wrappers';
import { deletedAnswerSchema } from '@/lib/notifications/answers';
import { deleteNotificationsSchema } from '@/lib/notifications/api-schemas';
import { MESSAGES } from '@/lib/notifications/constants';
import { deleteNotifications } from '@/lib/notifications/mutations';

const schemas = { body: deleteNotificationsSchema, answer: deletedAnswerSchema };

// DELETE /api/saved/delete_notifications
export const DELETE = withUser(schemas, async ({ user, body }) => ({
  message: MESSAGES.deleted,
  deleted: await deleteNotifications(user.id, body.ids),
}));
