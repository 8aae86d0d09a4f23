import 'server-only';
import { db } from '@/lib/db';
import type { Prisma } from '@/prisma/client/client';
import type { NotificationKind } from '@/prisma/client/enums';

/** `companyKey`: the company it is about, where it is about one. */
export type Notice = {
  kind?: NotificationKind;
  title: string;
  message: string;
  companyKey?: string;
};

/** Puts news on a person's list, together with what they are about. */
export async function notify(
  tx: Prisma.TransactionClient,
  userId: string,
  notices: readonly Notice[],
): Promise<void> {
  await tx.notification.createMany({ data: notices.map((notice) => ({ userId, ...notice })) });
}

/** Puts what a person did herself on her list; it is not unread, for she knows of it. */
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

/** Marks some of a person's notifications as read, or all. @returns how many were unread. */
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

/** @returns how many there were; those of others are as unknown as those of nobody. */
export async function deleteNotifications(userId: string, ids: readonly string[]): Promise<number> {
  const { count } = await db.notification.deleteMany({ where: { userId, id: { in: [...ids] } } });
  return count;
}
