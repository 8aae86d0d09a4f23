import type { Notification, NotificationOnWire } from './types';

/** A notification with the names of the specification. */
export function toNotificationOnWire(notification: Notification): NotificationOnWire {
  const { id, title, message, companyKey, readAt, createdAt } = notification;
  return {
    ...{ id, Details: title, message, isRead: readAt !== null },
    ...{ the_key: companyKey, createdAt: createdAt.toISOString() },
  };
}
