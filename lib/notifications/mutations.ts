import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import type { NotificationKind } from '@/prisma/client/enums';
import { NEWS_TOPICS, type NewsTopic } from './constants';

/** `companyKey`: the company it concerns, if any. */
type Notice = {
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

/**
 * A user's notifications that meet a condition, locked in the order of their ids: two statements
 * that lock many of the same rows in orders of their own would deadlock.
 */
const locked = (userId: string, condition: Prisma.Sql) => Prisma.sql`
  SELECT id FROM notifications WHERE user_id = ${userId}::uuid AND ${condition}
  ORDER BY id FOR UPDATE`;

const among = (ids: readonly string[]) => Prisma.sql`id = ANY (${[...ids]}::uuid[])`;

/** Marks a user's notifications as read, given ones or all. @returns how many were unread. */
export function markNotificationsRead(userId: string, ids?: readonly string[]): Promise<number> {
  const unread = Prisma.sql`read_at IS NULL AND ${ids ? among(ids) : Prisma.sql`true`}`;
  return db.$executeRaw`
    UPDATE notifications SET read_at = now() WHERE id = ANY (ARRAY(${locked(userId, unread)}))`;
}

/** @returns how many were deleted; other users' ids count as unknown. */
export function deleteNotifications(userId: string, ids: readonly string[]): Promise<number> {
  return db.$executeRaw`
    DELETE FROM notifications WHERE id = ANY (ARRAY(${locked(userId, among(ids))}))`;
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
