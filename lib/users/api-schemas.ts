import 'server-only';
import { z } from 'zod';
import { MESSAGES, passwordSchema } from './schemas';

/** A one-time token as it stands in a mailed link: 32 bytes, base64url. */
export const oneTimeTokenSchema = z.object({
  token: z.string('This link is not complete.').regex(/^[\w-]{43}$/, 'This link is not complete.'),
});

/** PUT /api/user/reset/{token} */
export const resetSchema = z.strictObject({
  password: z
    .string(MESSAGES.resetInvalid)
    .refine((password) => passwordSchema.safeParse(password).success, MESSAGES.resetInvalid),
});

export const sessionIdSchema = z.object({ id: z.uuid('There is no such session.') });
