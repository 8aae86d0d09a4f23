import 'server-only';
import { z } from 'zod';
import { DIGEST_MESSAGES, DIGEST_PERIODS } from './constants';

/** PUT /api/user/digest */
export const digestSchema = z.strictObject({
  digest: z.enum(DIGEST_PERIODS, DIGEST_MESSAGES.which),
});

/** POST /api/user/unsubscribe?token= */
export const unsubscribeSchema = z.object({
  token: z.string(DIGEST_MESSAGES.badLink).max(200, DIGEST_MESSAGES.badLink),
});
