import type { Notifications } from '@/lib/notifications/answers';
import { call } from './call';

/** How many notifications are unread: apart from the list, whose code comes when it is opened. */
export const readUnread = () =>
  call<Notifications>('GET', '/saved/get_notifications?page=1&limit=1');
