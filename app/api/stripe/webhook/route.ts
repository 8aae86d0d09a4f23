import { webhookAnswerSchema } from '@/lib/billing/answers';
import { receiveEvent } from '@/lib/billing/webhook';
import { readBytes } from '@/lib/http/body';
import { withPublic } from '@/lib/http/wrappers';

/** Events have a few kilobytes; those with long invoices some tens of kilobytes. */
const MAX_BYTES = 512 * 1024;

// POST /api/stripe/webhook: receives Stripe's events, authenticated by their signature
export const POST = withPublic({ answer: webhookAnswerSchema }, async ({ request }) => {
  const body = await readBytes(request, MAX_BYTES);
  const handled = await receiveEvent(body, request.headers.get('stripe-signature'));
  return { received: true, handled };
});
