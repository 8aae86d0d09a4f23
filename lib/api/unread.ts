import { call } from './call';

type Unread = { unread: number; isSubscriber: boolean };

/** How many notifications are unread: apart from the list, whose code comes when it is opened. */
export const readUnread = () => call<Unread>('GET', '/saved/get_notifications?page=1&limit=1');
