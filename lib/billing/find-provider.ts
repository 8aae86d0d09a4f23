import 'server-only';
import { AppError } from '@/lib/errors';
import { MESSAGES } from './constants';
import { billingMode } from './mode';
import type { Provider } from './provider';
import { stripeProvider } from './stripe-provider';
import { testProvider } from './test-provider';

/** The configured payment provider; null when plans are not sold. */
export function findProvider(): Provider | null {
  const mode = billingMode();
  if (mode === 'off') return null;
  return mode === 'stripe' ? stripeProvider : testProvider;
}

/** @throws AppError not_configured */
export function requireProvider(): Provider {
  const provider = findProvider();
  if (!provider) throw new AppError('not_configured', MESSAGES.off);
  return provider;
}
