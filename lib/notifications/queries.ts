import 'server-only';
import { db } from '@/lib/db';
import type { Notification } from './types';

/** A page of a user's notifications, newest first and of a load the gravest, with the total and unread counts. */
export async function listNotifications(
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: Notification[]; total: number; unread: number }> {
  const [items, total, unread] = await Promise.all([
    db.notification.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { weight: 'asc' }, { id: 'asc' }],
      skip: (page - 1) * limit,
      take: limit,
      omit: { userId: true, fields: true },
    }),
    db.notification.count({ where: { userId } }),
    countUnread(userId),
  ]);
  return { items, total, unread };
}

function countUnread(userId: string): Promise<number> {
  return db.notification.count({ where: { userId, readAt: null } });
}
