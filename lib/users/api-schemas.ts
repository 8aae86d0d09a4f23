import 'server-only';
import { z } from 'zod';

/** A one-time token as it stands in a mailed link: 32 bytes, base64url. */
export const oneTimeTokenSchema = z.object({
  token: z.string('This link is not complete.').regex(/^[\w-]{43}$/, 'This link is not complete.'),
});
