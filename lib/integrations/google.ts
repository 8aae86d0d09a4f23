import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { HOUR_MS } from '@/lib/milliseconds';
import { askProvider, notSetUp, patience, providerRefused } from './openid-ask';
import { type Keys, readIdToken } from './openid-id-token';
import { personSchema, toIdentity } from './openid-person';
import { challengeOf } from './openid-pkce';
import type { FlowSecrets, ProviderIdentity } from './openid-types';

const provider = 'google' as const;
const KEPT_MS = HOUR_MS;

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
  jwks_uri: z.url(),
});
const keysSchema = z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })) });
const tokenSchema = z.object({ id_token: z.string() });
const tokenInfoSchema = z.object({
  aud: z.string(),
  sub: z.string().min(1),
  expires_in: z.coerce.number(),
});

type Discovery = z.infer<typeof discoverySchema>;

/**
 * Cached, as Google's discovery document and keys change rarely; an unknown key id refetches keys.
 */
let published: { at: number; discovery: Discovery; keys?: Keys } | undefined;

function client() {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = env;
  if (!id || !secret) throw notSetUp(provider);
  return { id, secret, base: env.GOOGLE_ISSUER };
}

export const googleIsSetUp = () => Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);

const redirectUri = () => `${env.appUrl}/api/auth/callback/google`;

async function discover(signal: AbortSignal): Promise<Discovery> {
  if (published && Date.now() - published.at < KEPT_MS) return published.discovery;
  const { base } = client();
  const url = `${base}/.well-known/openid-configuration`;
  const discovery = await askProvider({ provider, base, url, schema: discoverySchema, signal });
  published = { at: Date.now(), discovery };
  return discovery;
}

async function keysFor(token: string, signal: AbortSignal): Promise<Keys> {
  const { jwks_uri: url } = await discover(signal);
  const header = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8');
  const known = published?.keys?.keys.some(({ kid }) => kid && header.includes(`"${kid}"`));
  if (known && published?.keys) return published.keys;
  const { base } = client();
  const keys = await askProvider({ provider, base, url, schema: keysSchema, signal });
  if (published) published.keys = keys;
  return keys;
}

/** The authorization URL to redirect the browser to. */
export async function googleAddress({ state, nonce, verifier }: FlowSecrets): Promise<string> {
  const { id } = client();
  const { authorization_endpoint: endpoint } = await discover(patience());
  const url = new URL(endpoint);
  const parameters = {
    response_type: 'code',
    client_id: id,
    redirect_uri: redirectUri(),
    scope: 'openid email profile',
    state,
    nonce,
    prompt: 'select_account',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The identity of a user who has returned from Google with a code.
 * @throws AppError unauthorized, unavailable, not_configured.
 */
export async function googleIdentityOfCode(
  code: string,
  { nonce, verifier }: FlowSecrets,
): Promise<ProviderIdentity> {
  const { id, secret, base } = client();
  const signal = patience();
  const { token_endpoint: url, issuer } = await discover(signal);
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri(),
    client_id: id,
    client_secret: secret,
    code_verifier: verifier,
  };
  const answer = await askProvider({ provider, base, url, form, schema: tokenSchema, signal });
  const keys = await keysFor(answer.id_token, signal);
  const issuers = [issuer, new URL(issuer).host];
  try {
    return toIdentity(
      provider,
      readIdToken(answer.id_token, { issuers, audience: id, nonce, keys }),
    );
  } catch (cause) {
    throw providerRefused(provider, cause);
  }
}

/**
 * The identity behind an access token. The token must have been issued to us: one that a user
 * granted to another application is rejected.
 * @throws AppError unauthorized, unavailable, not_configured.
 */
export async function googleIdentityOfToken(accessToken: string): Promise<ProviderIdentity> {
  const { id, base } = client();
  const signal = patience();
  const address = new URL(`${env.GOOGLE_API_URL}/tokeninfo`);
  address.searchParams.set('access_token', accessToken);
  const info = await askProvider({
    provider,
    base: env.GOOGLE_API_URL,
    url: address.href,
    schema: tokenInfoSchema,
    signal,
  });
  if (info.aud !== id) throw providerRefused(provider, new Error('The token is not for us.'));
  if (info.expires_in <= 0) throw providerRefused(provider, new Error('The token has expired.'));
  const { userinfo_endpoint: url } = await discover(signal);
  const question = { provider, base, url, bearer: accessToken, schema: personSchema, signal };
  const person = await askProvider(question);
  if (person.sub !== info.sub) throw providerRefused(provider, new Error('Two subjects.'));
  return toIdentity(provider, person);
}
