import type { Notifications } from '@/lib/notifications/answers';
import { call } from './call';

/** The number of unread notifications. Kept apart from the list, whose code is loaded on demand. */
export const readUnread = () =>
  call<Notifications>('GET', '/saved/get_notifications?page=1&limit=1');
