import { GRAVE_BELOW } from './change-text';
import { notificationHref } from './link';
import type { Notification, NotificationOnWire } from './types';

/** A notification with the specification's field names. */
export function toNotificationOnWire(notification: Notification): NotificationOnWire {
  const { id, kind, title, message, weight, companyKey, readAt, createdAt } = notification;
  return {
    id,
    kind,
    isGrave: weight < GRAVE_BELOW,
    Details: title,
    message,
    isRead: readAt !== null,
    the_key: companyKey,
    link: notificationHref(notification),
    createdAt: createdAt.toISOString(),
  };
}
