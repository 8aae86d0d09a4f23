import 'server-only';
import type { Prisma } from '@/prisma/client/client';

export type Notice = { title: string; message: string; companyKey: string };

/** Puts news on a person's list, together with what they are about. */
export async function notify(
  tx: Prisma.TransactionClient,
  userId: string,
  notices: readonly Notice[],
): Promise<void> {
  await tx.notification.createMany({ data: notices.map((notice) => ({ userId, ...notice })) });
}
