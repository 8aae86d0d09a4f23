import { ownWords } from '@/lib/i18n/own-words';
import type { Notifications } from '@/lib/notifications/answers';
import { titleInWords } from '@/lib/notifications/in-words';
import { call } from './call';

/** The notifications behind the bell. */
export const notificationsApi = {
  notifications: async (page: number, limit: number) => {
    const query = new URLSearchParams({ page: `${page}`, limit: `${limit}` });
    const answer = await call<Notifications>('GET', `/saved/get_notifications?${query}`);
    const say = await ownWords();
    const data = answer.data.map(({ Details: title, message, ...item }) => ({
      ...item,
      message: say(message),
      Details: titleInWords({ ...item, title, companyKey: item.the_key }, say),
    }));
    return { ...answer, data };
  },
  /** Marks some of them, or all. */
  readNotifications: (which: { notificationId: string[] } | { all: true }) =>
    call<{ read: number }>('PUT', '/saved/read_notification', which, undefined, true),
  deleteNotifications: (ids: string[]) =>
    call<{ deleted: number }>('DELETE', '/saved/delete_notifications', { ids }, undefined, true),
};
