import 'server-only';
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { z } from 'zod';
import { personClaims } from './openid-person';

const headerSchema = z.object({ alg: z.literal('RS256'), kid: z.string().optional() });

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nonce: z.string().optional(),
  ...personClaims,
});

type Claims = z.infer<typeof claimsSchema>;
export type Keys = { keys: (JsonWebKey & { kid?: string })[] };

type Expected = { issuers: readonly string[]; audience: string; nonce: string; keys: Keys };

/** Tolerated clock skew. */
const LEEWAY_SECONDS = 60;

const parsePart = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

function isSigned(token: string, keys: Keys, kid: string | undefined): boolean {
  const [header, payload, signature = ''] = token.split('.');
  const data = Buffer.from(`${header}.${payload}`);
  return keys.keys
    .filter((key) => kid === undefined || key.kid === kid)
    .some((key) => {
      const publicKey = createPublicKey({ key, format: 'jwk' });
      return verify('RSA-SHA256', data, publicKey, Buffer.from(signature, 'base64url'));
    });
}

/**
 * Verifies an ID token: signed by its issuer, issued to us, for this very sign-in.
 * @throws Error with the reason.
 */
export function readIdToken(token: string, expected: Expected): Claims {
  const [header, payload] = token.split('.');
  const { kid } = headerSchema.parse(parsePart(header));
  if (!isSigned(token, expected.keys, kid)) throw new Error('The ID token is not signed by it.');
  const claims = claimsSchema.parse(parsePart(payload));
  const audience = typeof claims.aud === 'string' ? [claims.aud] : claims.aud;
  if (!expected.issuers.includes(claims.iss)) throw new Error('The ID token has another issuer.');
  if (audience.length !== 1 || audience[0] !== expected.audience) {
    throw new Error('The ID token is for somebody else.');
  }
  if (claims.exp + LEEWAY_SECONDS < Date.now() / 1_000)
    throw new Error('The ID token has expired.');
  if (claims.nonce !== expected.nonce) throw new Error('The ID token is of another sign-in.');
  return claims;
}
