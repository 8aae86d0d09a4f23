'use client';

import { useCallback, useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';
import { notificationsApi } from '@/lib/api/notifications';
import type { NotificationOnWire } from '@/lib/notifications/types';
import { refreshUnread, setUnread } from './unread-store';

const PAGE_SIZE = 50;

/** `unread`: including those that are not loaded. */
type Loaded = { items: NotificationOnWire[]; total: number; unread: number };

/** The panel's list. Reads and deletes are applied optimistically; a failure reloads the list. */
export function useNotifications() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState<{ after: NotificationOnWire[]; error: string }>();

  const load = useCallback(async (after: NotificationOnWire[]) => {
    setFailed(undefined);
    try {
      const { page, data, total, unread } = await readNext(after);
      setUnread(unread);
      setLoaded((before) => ({ items: join(page > 1 ? before?.items : [], data), total, unread }));
    } catch (failure) {
      setFailed({ after, error: sentenceOf(failure) });
    }
  }, []);

  useEffect(() => void load([]), [load]);

  /** Other changes may be in flight, so a failure is not rolled back but reloaded. */
  async function change(next: (before: Loaded) => Loaded, call: () => Promise<unknown>) {
    if (loaded) setUnread(next(loaded).unread);
    setLoaded((before) => before && next(before));
    try {
      await call();
    } catch (failure) {
      toast.error(sentenceOf(failure));
      await load([]);
    }
    await refreshUnread();
  }

  const items = loaded?.items ?? [];
  const total = loaded?.total ?? 0;
  const unread = loaded?.unread ?? 0;
  return {
    items: loaded?.items,
    total,
    unread,
    /** Loaded items stay, and loading more can be retried. */
    error: failed?.error,
    retry: () => load(failed && failed.after.length > 0 ? items : []),
    more: () => load(items),
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

/**
 * Reads the page behind the loaded ones. Each that has come meanwhile moved all others on by one:
 * a page may have nothing but what is loaded, and then the next one is read. When only those that
 * have come are missing, the list begins anew.
 */
export async function readNext(loaded: readonly NotificationOnWire[]) {
  const known = new Set(loaded.map(({ id }) => id));
  const first = Math.floor(loaded.length / PAGE_SIZE) + 1;
  for (let page = first; ; page += 1) {
    const answer = await notificationsApi.notifications(page, PAGE_SIZE);
    const hasNew = answer.data.some(({ id }) => !known.has(id));
    if (page === 1 || hasNew) return { page, ...answer };
    if (answer.data.length < PAGE_SIZE) break;
  }
  return { page: 1, ...(await notificationsApi.notifications(1, PAGE_SIZE)) };
}

/** Pages may overlap when new items have arrived in between. */
function join(first: NotificationOnWire[] = [], then: NotificationOnWire[]) {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}
