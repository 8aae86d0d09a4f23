import { withUser } from '@/lib/http/wrappers';
import { notificationsAnswerSchema } from '@/lib/notifications/answers';
import { notificationsQuerySchema } from '@/lib/notifications/api-schemas';
import { toNotificationOnWire } from '@/lib/notifications/mapper';
import { listNotifications } from '@/lib/notifications/queries';

const schemas = { query: notificationsQuerySchema, answer: notificationsAnswerSchema };

// GET /api/saved/get_notifications
export const GET = withUser(schemas, async ({ user, query }) => {
  const { items, total, unread } = await listNotifications(user.id, query);
  // Polled by all tabs, so that each learns of a plan bought in another.
  const { isSubscriber } = user;
  return { status: 'success', data: items.map(toNotificationOnWire), total, unread, isSubscriber };
});
