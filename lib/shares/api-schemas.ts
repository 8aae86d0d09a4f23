import 'server-only';
import { z } from 'zod';
import { SHARE_MESSAGE_MAX, SHARE_MESSAGES } from './constants';

const { required, email, oneEmail, lookAlike, messageTooLong } = SHARE_MESSAGES;

const EMAIL_MAX = 254;

/** In this order: the first that is wrong is what is said. */
const addressSchema = z
  .string(required)
  .trim()
  .pipe(z.string().min(1, required))
  .pipe(z.string().regex(/^[^\s,;<>"]*$/, oneEmail))
  .pipe(z.string().regex(/^[!-~]*$/, lookAlike))
  .pipe(z.string().max(EMAIL_MAX, email))
  .pipe(z.email(email))
  .transform((address) => address.toLowerCase());

/** Plain text: line ends of one kind, nothing that is not seen. */
const plain = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t\u200d]/gu, '')
    .trim();

const messageSchema = z
  .string(required)
  .transform(plain)
  .pipe(z.string().min(1, required).max(SHARE_MESSAGE_MAX, messageTooLong));

/** POST /api/saved/upload, a form. */
export const shareSchema = z.strictObject({
  toEmail: addressSchema,
  message: messageSchema,
  file: z.instanceof(File, { error: required }).refine(({ size }) => size > 0, required),
  /** Made by the client for each sharing, so that repeating the call sends once. */
  requestKey: z
    .uuid('Not a key of a request')
    .optional()
    .describe('of your own making; the same key again sends nothing more'),
});

export type ShareInput = z.infer<typeof shareSchema>;
