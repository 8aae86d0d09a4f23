import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { inTime, isLiveMode, openSigned } from '@/lib/integrations/stripe';
import { log } from '@/lib/log';
import type { Handled } from './answers';
import { MESSAGES } from './constants';
import { findEvent, handleEvent } from './events';
import { findProvider } from './find-provider';

/** There may be two while the secret is rolled: the old and the new one. */
const secretsOf = (text: string) =>
  text
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);

/**
 * Receives an event of Stripe: signed for us, at most five minutes ago.
 * @throws AppError bad_request for everything else, which is not stored; not_configured;
 *   unavailable when Stripe should resend it.
 */
export async function receiveEvent(body: Buffer, signature: string | null): Promise<Handled> {
  const provider = findProvider();
  if (provider?.kind !== 'STRIPE' || !env.STRIPE_WEBHOOK_SECRET) {
    throw new AppError('not_configured', MESSAGES.noWebhook);
  }
  const opened = openSigned(body, signature ?? '', secretsOf(env.STRIPE_WEBHOOK_SECRET));
  if (opened === null) throw new AppError('bad_request', MESSAGES.refused);
  const event = findEvent(opened);
  const handled = event ? await inTime(handleEvent(provider, event, isLiveMode())) : 'foreign';
  log.info({ event: event?.id, type: event?.type, handled }, 'An event of Stripe was handled.');
  return handled;
}
