import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { googleAddress, googleIsSetUp } from '@/lib/integrations/google';
import { linkedinAddress, linkedinIsSetUp } from '@/lib/integrations/linkedin';
import { newSecrets } from '@/lib/integrations/openid-pkce';
import {
  type FlowSecrets,
  type ProviderName,
  providerLabels,
} from '@/lib/integrations/openid-types';

export { type ProviderName, providerLabels };

/** Time limit for a sign-in at the provider. */
export const FLOW_SECONDS = 10 * 60;

/** The providers that are configured. */
export const providersSetUp = (): Record<ProviderName, boolean> => ({
  google: googleIsSetUp(),
  linkedin: linkedinIsSetUp(),
});

const flowSchema = z.object({
  provider: z.enum(['google', 'linkedin']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

/**
 * Starts a sign-in with a provider.
 * @returns the URL to redirect to, and the value of the flow cookie until the browser returns.
 * @throws AppError not_configured, unavailable.
 */
export async function beginFlow(
  provider: ProviderName,
): Promise<{ location: string; kept: string }> {
  const secrets = newSecrets();
  const location = provider === 'google' ? await googleAddress(secrets) : linkedinAddress(secrets);
  const token = { provider, ...secrets };
  return { location, kept: await encode({ token, secret: env.AUTH_SECRET, maxAge: FLOW_SECONDS }) };
}

/**
 * Verifies that the flow was started by this browser and returns its secrets.
 * @throws AppError bad_request for a callback that this browser did not start.
 */
export async function openFlow(
  provider: ProviderName,
  kept: string | null,
  state: string | null | undefined,
): Promise<FlowSecrets> {
  const opened = kept
    ? await decode({ token: kept, secret: env.AUTH_SECRET }).catch(() => null)
    : null;
  const flow = flowSchema.safeParse(opened).data;
  if (flow && state && flow.provider === provider && flow.state === state) return flow;
  const sentence = `This sign-in with ${providerLabels[provider]} was not started here, or took too long. Try again.`;
  throw new AppError('bad_request', sentence);
}
