import 'server-only';
import { z } from 'zod';
import { newSecret } from '@/lib/auth/secret';
import { POST_FAILURES } from '@/lib/integrations/webhook-post';
import { sendJob } from '@/lib/job-queue';
import type { Prisma } from '@/prisma/client/client';
import { type GoneRecipient, sealRecipient } from './sealed-recipient';

export const MAIL_JOB = 'mail';

const common = { userId: z.uuid(), at: z.iso.datetime() };
const caller = { userAgent: z.string().nullable(), address: z.string().nullable() };

/**
 * The job data of a mail: contains neither address nor token. The token is derived from the seed
 * and AUTH_SECRET when the mail is sent; the recipient of a deleted account is encrypted with it.
 */
export const mailOrderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify'), seed: z.string(), ...common }),
  z.object({ kind: z.literal('reset'), seed: z.string(), ...common }),
  z.object({ kind: z.enum(['password-changed', 'password-reset']), ...common, ...caller }),
  z.object({ kind: z.literal('new-device'), ...common, ...caller }),
  z.object({
    kind: z.literal('account-deleted'),
    recipient: z.string(),
    byAdmin: z.boolean(),
    ...common,
    ...caller,
  }),
  z.object({
    kind: z.literal('webhook-off'),
    /** What it was posted to; the rest of the address may contain a secret. */
    host: z.string(),
    /** Since when nothing has been accepted, and how the last attempt failed. */
    since: z.iso.datetime(),
    failure: z.enum(POST_FAILURES),
    status: z.int().nullable(),
    /** For how long deliveries are kept. */
    keptDays: z.int(),
    ...common,
  }),
  /** For an unknown address: nothing is sent, but ordering takes the same time (no timing leak). */
  z.object({ kind: z.literal('none'), seed: z.string(), ...common }),
]);

export type MailOrder = z.infer<typeof mailOrderSchema>;

/**
 * Orders a mail with a one-time link. With a transaction, the mail is sent only if that commits.
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

/** Orders a mail that notifies the user of a security-relevant event. */
export function orderNotice(
  kind: 'password-changed' | 'password-reset' | 'new-device',
  userId: string,
  { userAgent, address }: { userAgent: string | null; address: string | null },
  tx?: Prisma.TransactionClient,
): Promise<void> {
  const at = new Date().toISOString();
  const order: MailOrder = { kind, userId, at, userAgent, address };
  return sendJob(MAIL_JOB, order, tx);
}

export type WebhookOff = Omit<Extract<MailOrder, { kind: 'webhook-off' }>, 'kind' | 'at'>;

/**
 * Orders the mail that a webhook was switched off after failures, in the transaction that does so.
 * @throws AppError unavailable while the queue cannot be reached.
 */
export function orderWebhookOff(off: WebhookOff, tx: Prisma.TransactionClient): Promise<void> {
  const order: MailOrder = { kind: 'webhook-off', ...off, at: new Date().toISOString() };
  return sendJob(MAIL_JOB, order, tx);
}

type Deletion = {
  userId: string;
  recipient: GoneRecipient;
  /** Null when an administrator deletes the account: their device is none of the owner's business. */
  caller: { userAgent: string | null; address: string | null } | null;
};

/**
 * Orders the mail that confirms the deletion of an account, in the transaction that deletes it.
 * @throws AppError unavailable while the queue cannot be reached.
 */
export async function orderDeletionNotice(
  { userId, recipient, caller }: Deletion,
  tx: Prisma.TransactionClient,
): Promise<void> {
  const { userAgent = null, address = null } = caller ?? {};
  const order: MailOrder = {
    kind: 'account-deleted',
    userId,
    at: new Date().toISOString(),
    recipient: await sealRecipient(recipient),
    byAdmin: caller === null,
    userAgent,
    address,
  };
  return sendJob(MAIL_JOB, order, tx);
}
