import 'server-only';
import { z } from 'zod';
import { newSecret } from '@/lib/auth/secret';
import { sendJob } from '@/lib/jobs/send';
import type { Prisma } from '@/prisma/client/client';

export const MAIL_JOB = 'mail';

const common = { userId: z.uuid(), at: z.iso.datetime() };
const caller = { userAgent: z.string().nullable(), address: z.string().nullable() };

/**
 * What the queue keeps of a mail that is to be sent: neither its address nor its
 * token. The token follows from the seed and from AUTH_SECRET when it is sent.
 */
export const mailOrderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify'), seed: z.string(), ...common }),
  z.object({ kind: z.literal('reset'), seed: z.string(), ...common }),
  z.object({ kind: z.literal('password-changed'), ...common, ...caller }),
  z.object({ kind: z.literal('new-device'), ...common, ...caller }),
  /** For somebody we do not know: nothing is sent, and it takes as long to order. */
  z.object({ kind: z.literal('none'), seed: z.string(), ...common }),
]);

export type MailOrder = z.infer<typeof mailOrderSchema>;

/**
 * Orders a mail with a one-time link. With a transaction the mail is sent exactly if
 * that is committed.
 * @throws AppError unavailable while the queue cannot be reached.
 */
export function orderLink(
  kind: 'verify' | 'reset' | 'none',
  userId: string,
  tx?: Prisma.TransactionClient,
): Promise<void> {
  const order: MailOrder = { kind, userId, seed: newSecret(), at: new Date().toISOString() };
  return sendJob(MAIL_JOB, order, tx);
}

/** Orders a mail that tells of something that was done. */
export function orderNotice(
  kind: 'password-changed' | 'new-device',
  userId: string,
  { userAgent, address }: { userAgent: string | null; address: string | null },
  tx?: Prisma.TransactionClient,
): Promise<void> {
  const at = new Date().toISOString();
  const order: MailOrder = { kind, userId, at, userAgent, address };
  return sendJob(MAIL_JOB, order, tx);
}
