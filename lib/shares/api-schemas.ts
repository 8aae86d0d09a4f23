import 'server-only';
import { z } from 'zod';
import { SHARE_MESSAGE_MAX, SHARE_MESSAGES } from './constants';

const { required, email, oneEmail, lookAlike, messageTooLong } = SHARE_MESSAGES;

const EMAIL_MAX = 254;

/** Checked in this order: only the first problem is reported. */
const addressSchema = z
  .string(required)
  .trim()
  .pipe(z.string().min(1, required))
  .pipe(z.string().regex(/^[^\s,;<>"]*$/, oneEmail))
  .pipe(z.string().regex(/^[!-~]*$/, lookAlike))
  .pipe(z.string().max(EMAIL_MAX, email))
  .pipe(z.email(email))
  .transform((address) => address.toLowerCase());

/** Normalises line ends and removes invisible characters. */
const plain = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t\u200d]/gu, '')
    .trim();

const messageSchema = z
  .string(required)
  .transform(plain)
  .pipe(z.string().min(1, required).max(SHARE_MESSAGE_MAX, messageTooLong));

/** POST /api/saved/upload, a multipart form. */
export const shareSchema = z.strictObject({
  toEmail: addressSchema,
  message: messageSchema,
  file: z.instanceof(File, { error: required }).refine(({ size }) => size > 0, required),
  /** Idempotency key, chosen by the client per share. */
  requestKey: z
    .uuid('Not a key of a request')
    .optional()
    .describe('of your own making; the same key again sends nothing more'),
});

export type ShareInput = z.infer<typeof shareSchema>;
