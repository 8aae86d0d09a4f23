import 'server-only';
import { z } from 'zod';
import { MESSAGES, passwordSchema } from './schemas';

/** A one-time token as it appears in a mailed link: 32 bytes, base64url. */
export const oneTimeTokenSchema = z.object({
  token: z.string('This link is not complete.').regex(/^[\w-]{43}$/, 'This link is not complete.'),
});

/** PUT /api/user/reset/{token} */
export const resetSchema = z.strictObject({
  password: z
    .string(MESSAGES.resetInvalid)
    .refine((password) => passwordSchema.safeParse(password).success, MESSAGES.resetInvalid),
});

/** In small letters, as ours are: ids may be written in capitals too. */
export const sessionIdSchema = z.object({ id: z.uuid('There is no such session.').toLowerCase() });

export const providerSchema = z.object({
  provider: z.enum(['google', 'linkedin'], 'There is no such address.'),
});

const opaque = (message: string) => z.string(message).min(1, message).max(4_096, message);

/** POST /api/user/google */
export const googleSchema = z.strictObject({ access_token: opaque('Send the access token.') });

/** POST /api/user/linkedin; browsers also send the state that LinkedIn returned to them. */
export const linkedinSchema = z.strictObject({
  code: opaque('Send the code.'),
  state: z.string().max(200).optional(),
});

/** The parameters that a provider adds to the callback URL. */
export const callbackSchema = z.object({
  code: z.string().max(4_096).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
});
