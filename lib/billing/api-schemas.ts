import 'server-only';
import { z } from 'zod';
import { MESSAGES } from './constants';

/** POST /api/veminto/create-checkout-session */
export const checkoutSchema = z.strictObject({
  userId: z.string('Say whose plan it is.').max(100, 'There is no such user.'),
  priceId: z.string(MESSAGES.unknownPrice).min(1, MESSAGES.unknownPrice).max(255),
});

/** GET /api/veminto/success/{session_id}: the id of a checkout, or of an upgraded subscription. */
export const sessionIdSchema = z.object({ session_id: z.string().max(255) });
export const SESSION_ID = /^(cs|sub)_[\w-]{8,240}$/;

/** POST /api/veminto/test-checkout */
export const testCheckoutSchema = z.strictObject({
  sessionId: z.string(MESSAGES.noSession).max(255, MESSAGES.noSession),
  action: z.enum(['pay', 'fail', 'cancel'], 'Choose pay, fail or cancel.'),
});

/** POST /api/veminto/test-plan */
export const testPlanSchema = z.strictObject({
  action: z.enum(
    ['cancel', 'resume', 'fail', 'pay', 'renew', 'end'],
    'Choose cancel, resume, fail, pay, renew or end.',
  ),
});
