import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';

/** Faults when a code or a token is used. */
export type OpenIdFault =
  | 'hang'
  | '500'
  | 'garbage'
  | 'cut'
  | 'wrong-audience'
  | 'wrong-nonce'
  | 'wrong-issuer'
  | 'wrong-key'
  | 'expired'
  | 'other-subject';

/** A person at the provider. Codes and tokens carry this, so the double stores no state. */
export type OpenIdPerson = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  fault?: OpenIdFault;
};

export type Grant = OpenIdPerson & {
  id: string;
  client: string;
  redirect?: string;
  nonce?: string;
  challenge?: string;
};

export const OPENID_CLIENT = { id: 'veminto-tests', secret: 'only-for-tests' };

const pack = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function unpack(text: string): Grant {
  const grant: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  if (typeof grant === 'object' && grant !== null && 'client' in grant) return grant as Grant;
  throw new Error('This was not given out here.');
}

/** A code or an access token, as if the person had agreed at the provider. */
export function grantOf(person: OpenIdPerson, change: Partial<Grant> = {}): string {
  return pack({ ...person, id: randomUUID(), client: OPENID_CLIENT.id, ...change });
}

export const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const KEY_ID = 'tests-1';

export const asPerson = ({ sub, email, email_verified, given_name, family_name }: Grant) => ({
  sub,
  email,
  email_verified,
  given_name,
  family_name,
});

export function idToken(grant: Grant, issuer: string): string {
  const seconds = Math.floor(Date.now() / 1_000);
  const is = (fault: OpenIdFault) => grant.fault === fault;
  const claims = {
    ...asPerson(grant),
    iss: is('wrong-issuer') ? 'https://evil.example' : issuer,
    aud: is('wrong-audience') ? 'somebody-else' : grant.client,
    exp: is('expired') ? seconds - 3_600 : seconds + 3_600,
    nonce: is('wrong-nonce') ? 'another' : grant.nonce,
  };
  const text = `${pack({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${pack(claims)}`;
  const key = is('wrong-key') ? stranger.privateKey : privateKey;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}
