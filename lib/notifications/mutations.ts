import 'server-only';
import { db } from '@/lib/db';
import type { Prisma } from '@/prisma/client/client';
import type { NotificationKind } from '@/prisma/client/enums';
import { NEWS_TOPICS, type NewsTopic } from './constants';

/** `companyKey`: the company it concerns, if any. */
export type Notice = {
  kind?: NotificationKind;
  title: string;
  message: string;
  companyKey?: string;
};

/** Creates notifications in the transaction of the change that they are about. */
export async function notify(
  tx: Prisma.TransactionClient,
  userId: string,
  notices: readonly Notice[],
): Promise<void> {
  await tx.notification.createMany({ data: notices.map((notice) => ({ userId, ...notice })) });
}

/** Creates notifications of the user's own acts, which start as read. */
export async function noteOwnAct(
  tx: Prisma.TransactionClient,
  userId: string,
  notices: readonly Notice[],
): Promise<void> {
  const readAt = new Date();
  await tx.notification.createMany({
    data: notices.map((notice) => ({ userId, readAt, ...notice })),
  });
}

/** Marks a user's notifications as read, given ones or all. @returns how many were unread. */
export async function markNotificationsRead(
  userId: string,
  ids?: readonly string[],
): Promise<number> {
  const { count } = await db.notification.updateMany({
    where: { userId, readAt: null, id: ids && { in: [...ids] } },
    data: { readAt: new Date() },
  });
  return count;
}

/** @returns how many were deleted; other users' ids count as unknown. */
export async function deleteNotifications(userId: string, ids: readonly string[]): Promise<number> {
  const { count } = await db.notification.deleteMany({ where: { userId, id: { in: [...ids] } } });
  return count;
}

/**
 * Sets which news a user is not told of from now on; notifications that they have stay.
 * @returns them without repetitions.
 */
export async function muteNews(userId: string, muted: readonly NewsTopic[]): Promise<NewsTopic[]> {
  const mutedNews = NEWS_TOPICS.filter((topic) => muted.includes(topic));
  await db.user.update({ where: { id: userId }, data: { mutedNews }, select: { id: true } });
  return mutedNews;
}
