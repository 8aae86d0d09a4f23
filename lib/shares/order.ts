import 'server-only';
import { z } from 'zod';
import { sendJob } from '@/lib/jobs/send';
import type { Prisma } from '@/prisma/client/client';

export const SHARE_JOB = 'share-mail';
/** Gets what could not be sent in all the time that SHARE_JOB tries. */
export const SHARE_FAILED_JOB = 'share-failed';

/** The queue keeps the id alone: address, message and file stand in the table. */
export const shareOrderSchema = z.object({ shareId: z.uuid() });

/** Orders a mail that goes out exactly if the transaction is committed. */
export function orderShare(shareId: string, tx: Prisma.TransactionClient): Promise<void> {
  return sendJob(SHARE_JOB, { shareId }, tx);
}
