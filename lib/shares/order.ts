import 'server-only';
import { z } from 'zod';
import { sendJob } from '@/lib/job-queue';
import type { Prisma } from '@/prisma/client/client';

export const SHARE_JOB = 'share-mail';
/** Handles shares that SHARE_JOB could not send in all its retries. */
export const SHARE_FAILED_JOB = 'share-failed';

/** The job data has only the id: address, message and file are in the table. */
export const shareOrderSchema = z.object({ shareId: z.uuid() });

/** Orders a mail that is sent only if the transaction commits. */
export function orderShare(shareId: string, tx: Prisma.TransactionClient): Promise<void> {
  return sendJob(SHARE_JOB, { shareId }, tx);
}
