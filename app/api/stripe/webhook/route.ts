import { webhookAnswerSchema } from '@/lib/billing/answers';
import { receiveEvent } from '@/lib/billing/webhook';
import { readBytes } from '@/lib/http/body';
import { withPublic } from '@/lib/http/wrappers';

/** Events are a few kilobytes; those of long invoices some tens. */
const MAX_BYTES = 512 * 1024;

// POST /api/stripe/webhook: events of Stripe; its signature is what opens it
export const POST = withPublic({ answer: webhookAnswerSchema }, async ({ request }) => {
  const body = await readBytes(request, MAX_BYTES);
  const handled = await receiveEvent(body, request.headers.get('stripe-signature'));
  return { received: true, handled };
});
