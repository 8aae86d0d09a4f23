import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { askProvider, notSetUp, patience } from './openid-ask';
import { personSchema, toIdentity } from './openid-person';
import type { FlowSecrets, ProviderIdentity } from './openid-types';

const provider = 'linkedin' as const;

const tokenSchema = z.object({ access_token: z.string().min(1) });

function client() {
  const { LINKEDIN_CLIENT_ID: id, LINKEDIN_CLIENT_SECRET: secret } = env;
  if (!id || !secret) throw notSetUp(provider);
  return { id, secret };
}

export const linkedinIsSetUp = () => Boolean(env.LINKEDIN_CLIENT_ID && env.LINKEDIN_CLIENT_SECRET);

const redirectUri = () => `${env.appUrl}/linkedin`;

/**
 * The authorization URL to redirect the browser to. LinkedIn has neither a nonce nor, for
 * applications with a secret, PKCE: only state ties request and callback together.
 */
export function linkedinAddress({ state }: FlowSecrets): string {
  const url = new URL(`${env.LINKEDIN_BASE_URL}/oauth/v2/authorization`);
  const parameters = {
    response_type: 'code',
    client_id: client().id,
    redirect_uri: redirectUri(),
    scope: 'openid profile email',
    state,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The identity of a user who has returned from LinkedIn with a code. The code is exchanged with our
 * secret, so the answer is about a user who consented to our application.
 * @throws AppError unauthorized, unavailable, not_configured.
 */
export async function linkedinIdentityOfCode(code: string): Promise<ProviderIdentity> {
  const { id, secret } = client();
  const signal = patience();
  const token = await askProvider({
    provider,
    base: env.LINKEDIN_BASE_URL,
    schema: tokenSchema,
    signal,
    url: `${env.LINKEDIN_BASE_URL}/oauth/v2/accessToken`,
    form: {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri(),
      client_id: id,
      client_secret: secret,
    },
  });
  const person = await askProvider({
    provider,
    base: env.LINKEDIN_API_URL,
    schema: personSchema,
    signal,
    url: `${env.LINKEDIN_API_URL}/v2/userinfo`,
    bearer: token.access_token,
  });
  return toIdentity(provider, person);
}
