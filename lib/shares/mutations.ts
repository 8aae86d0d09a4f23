import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { isDuplicate } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import type { ExportFormat } from '@/lib/exports/types';
import { ensureQueue } from '@/lib/job-queue';
import { throttle } from '@/lib/throttle';
import type { ShareInput } from './api-schemas';
import { checkFile } from './check-file';
import { SHARE_MAX_BYTES, SHARE_MESSAGES } from './constants';
import { orderShare } from './order';

/** The user and IP address. */
type Sender = { id: string; address: string | null };

type Sharing = {
  requestKey: string;
  hash: string;
  toEmail: string;
  message: string;
  content: Buffer<ArrayBuffer>;
};

/**
 * Whether this request is a repeat.
 * @throws AppError conflict when its key was used for another content, or when it failed.
 */
async function isRepeated(userId: string, { requestKey, hash }: Sharing): Promise<boolean> {
  const before = await db.share.findUnique({
    where: { userId_requestKey: { userId, requestKey } },
    select: { hash: true, status: true },
  });
  if (!before) return false;
  if (before.hash !== hash) throw new AppError('conflict', SHARE_MESSAGES.otherContent);
  if (before.status === 'FAILED') throw new AppError('conflict', SHARE_MESSAGES.failedBefore);
  return true;
}

/** Stores the file, its mail order and the audit entry in one transaction. */
function accept(sender: Sender, sharing: Sharing, format: ExportFormat): Promise<void> {
  return db.$transaction(async (tx) => {
    const { id } = await tx.share.create({
      data: { ...sharing, format, userId: sender.id },
      select: { id: true },
    });
    // Only the mail service gets the recipient's address: the log has just the domain.
    const details = {
      format,
      bytes: sharing.content.length,
      to: sharing.toEmail.slice(sharing.toEmail.lastIndexOf('@') + 1),
    };
    const { id: actorId, address } = sender;
    await recordAudit({ action: 'file_shared', actorId, subject: id, address, details }, tx);
    await orderShare(id, tx);
  });
}

/**
 * Accepts a file to be mailed. Once this returns, the file is stored until it is sent exactly once;
 * a repeat with the same key is the same share.
 * @throws AppError invalid_input for a file of an unsafe or unknown kind, too_large, conflict,
 *   too_many_requests, unavailable while it could not be stored or sent.
 */
export async function shareFile(
  sender: Sender,
  { file, requestKey = randomUUID(), ...letter }: ShareInput,
): Promise<void> {
  if (file.size > SHARE_MAX_BYTES) throw new AppError('too_large', SHARE_MESSAGES.tooLarge);
  const content = Buffer.from(await file.arrayBuffer());
  const words = JSON.stringify([letter.toEmail, letter.message]);
  const hash = createHash('sha256').update(words).update(content).digest('hex');
  const sharing = { ...letter, requestKey, hash, content };
  if (await isRepeated(sender.id, sharing)) return;
  await throttle('shareFile', { account: sender.id });
  const format = await checkFile(content, file.name);
  await ensureQueue();
  await throttle('shareMail', { account: sender.id, address: sender.address });
  await accept(sender, sharing, format).catch(async (error: unknown) => {
    // A concurrent duplicate of the same request.
    if (!isDuplicate(error) || !(await isRepeated(sender.id, sharing))) throw error;
  });
}
