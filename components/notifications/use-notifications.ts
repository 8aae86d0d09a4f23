'use client';

import { useCallback, useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';
import { notificationsApi } from '@/lib/api/notifications';
import type { NotificationOnWire } from '@/lib/notifications/types';
import { refreshUnread, setUnread } from './unread-store';

const PAGE_SIZE = 50;

/** `unread`: including those that are not loaded. */
type Loaded = { items: NotificationOnWire[]; total: number; unread: number };

/** The panel's list. Reads and deletes are applied optimistically; a failure reloads the list. */
export function useNotifications() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState<{ page: number; error: string }>();

  const load = useCallback(async (page: number) => {
    setFailed(undefined);
    try {
      const { data, total, unread } = await notificationsApi.notifications(page, PAGE_SIZE);
      setUnread(unread);
      setLoaded((before) => ({ items: join(page > 1 ? before?.items : [], data), total, unread }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setFailed({ page, error: failure.message });
    }
  }, []);

  useEffect(() => void load(1), [load]);

  /** Other changes may be in flight, so a failure is not rolled back but reloaded. */
  async function change(next: (before: Loaded) => Loaded, call: () => Promise<unknown>) {
    if (loaded) setUnread(next(loaded).unread);
    setLoaded((before) => before && next(before));
    try {
      await call();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error(failure.message);
      await load(1);
    }
    await refreshUnread();
  }

  const items = loaded?.items ?? [];
  const total = loaded?.total ?? 0;
  const unread = loaded?.unread ?? 0;
  const more = () => load(Math.floor(items.length / PAGE_SIZE) + 1);
  return {
    items: loaded?.items,
    total,
    unread,
    /** Loaded items stay, and loading more can be retried. */
    error: failed?.error,
    retry: () => (failed && failed.page > 1 ? more() : load(1)),
    more,
    read: (id: string) =>
      change(withRead(id), () => notificationsApi.readNotifications({ notificationId: [id] })),
    readAll: () => change(withAllRead, () => notificationsApi.readNotifications({ all: true })),
    remove: (id: string) => change(without(id), () => notificationsApi.deleteNotifications([id])),
  };
}

const asRead = (item: NotificationOnWire) => ({ ...item, isRead: true });

const unreadWithout = ({ items, unread }: Loaded, id: string) =>
  items.some((item) => item.id === id && !item.isRead) ? unread - 1 : unread;

const withRead = (id: string) => (before: Loaded) => ({
  ...before,
  items: before.items.map((item) => (item.id === id ? asRead(item) : item)),
  unread: unreadWithout(before, id),
});

const withAllRead = (before: Loaded) => ({
  ...before,
  items: before.items.map(asRead),
  unread: 0,
});

const without = (id: string) => (before: Loaded) => ({
  items: before.items.filter((item) => item.id !== id),
  total: before.total - 1,
  unread: unreadWithout(before, id),
});

/** Pages may overlap when new items have arrived in between. */
function join(first: NotificationOnWire[] = [], then: NotificationOnWire[]) {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}
