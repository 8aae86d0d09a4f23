import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bodyOf, listen, sendJson } from '../loopback.ts';
import {
  asPerson,
  type Grant,
  grantOf,
  idToken,
  KEY_ID,
  OPENID_CLIENT,
  type OpenIdFault,
  type OpenIdPerson,
  publicKey,
  unpack,
} from './grants.ts';
import { authorizePage } from './page.ts';

export { grantOf, type OpenIdFault, type OpenIdPerson } from './grants.ts';

const formOf = async (request: IncomingMessage) => new URLSearchParams(await bodyOf(request));

/** @returns true if it has answered or never will. */
function goWrong(response: ServerResponse, { fault }: Grant): boolean {
  if (fault === 'hang') return true;
  if (fault === '500') sendJson(response, 500, { error: 'server_error' });
  else if (fault === 'garbage') response.end('<html>{"access_token":');
  else if (fault === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 4_000 });
    response.write('{"access_token":', () => response.destroy());
  } else return false;
  return true;
}

export type OpenIdDouble = { url: string; requests: string[]; close: () => Promise<void> };

type Context = { url: URL; issuer: string; used: Set<string>; request: IncomingMessage };
type Answer = (response: ServerResponse, context: Context) => Promise<void> | void;

const authorize: Answer = async (response, { url, request }) => {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(authorizePage());
    return;
  }
  const form = await formOf(request);
  const asked = url.searchParams;
  const back = new URL(asked.get('redirect_uri') ?? '');
  back.searchParams.set('state', asked.get('state') ?? '');
  if (form.get('answer') === 'cancel') back.searchParams.set('error', 'access_denied');
  else {
    const person: OpenIdPerson = {
      sub: form.get('sub') ?? '',
      email: form.get('email') || undefined,
      email_verified: form.get('verified') === 'on',
      given_name: form.get('given') ?? '',
      family_name: form.get('family') ?? '',
      fault: (form.get('fault') || undefined) as OpenIdFault | undefined,
    };
    const change = {
      client: asked.get('client_id') ?? '',
      redirect: asked.get('redirect_uri') ?? '',
      nonce: asked.get('nonce') ?? undefined,
      challenge: asked.get('code_challenge') ?? undefined,
    };
    back.searchParams.set('code', grantOf(person, change));
  }
  response.writeHead(303, { location: back.href });
  response.end();
};

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const token: Answer = async (response, { request, issuer, used }) => {
  const form = await formOf(request);
  let grant: Grant;
  try {
    grant = unpack(form.get('code') ?? '');
  } catch {
    return sendJson(response, 400, { error: 'invalid_grant' });
  }
  if (goWrong(response, grant)) return;
  const right =
    form.get('client_id') === OPENID_CLIENT.id &&
    form.get('client_secret') === OPENID_CLIENT.secret &&
    (grant.redirect === undefined || form.get('redirect_uri') === grant.redirect) &&
    (grant.challenge === undefined ||
      challengeOf(form.get('code_verifier') ?? '') === grant.challenge);
  if (!right || used.has(grant.id)) return sendJson(response, 400, { error: 'invalid_grant' });
  used.add(grant.id);
  const answer = { token_type: 'Bearer', expires_in: 3_599, access_token: grantOf(grant, grant) };
  sendJson(response, 200, { ...answer, id_token: idToken(grant, issuer) });
};

const userInfo: Answer = (response, { request }) => {
  const [, bearer = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const grant = unpack(bearer);
  if (goWrong(response, grant)) return;
  const person = asPerson(grant);
  sendJson(response, 200, grant.fault === 'other-subject' ? { ...person, sub: 'another' } : person);
};

const tokenInfo: Answer = (response, { url }) => {
  let grant: Grant;
  try {
    grant = unpack(url.searchParams.get('access_token') ?? '');
  } catch {
    return sendJson(response, 400, { error: 'invalid_token' });
  }
  if (goWrong(response, grant)) return;
  const aud = grant.fault === 'wrong-audience' ? 'somebody-else' : grant.client;
  const seconds = grant.fault === 'expired' ? '-5' : '3599';
  const { sub, email, email_verified: verified } = grant;
  sendJson(response, 200, {
    aud,
    azp: aud,
    sub,
    email,
    email_verified: String(verified),
    expires_in: seconds,
  });
};

const discovery: Answer = (response, { issuer }) =>
  sendJson(response, 200, {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
  });

const jwks: Answer = (response) =>
  sendJson(response, 200, {
    keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig' }],
  });

/** Google's addresses, and LinkedIn's, which differ. */
const answers: Record<string, Answer> = {
  '/.well-known/openid-configuration': discovery,
  '/authorize': authorize,
  '/token': token,
  '/userinfo': userInfo,
  '/jwks': jwks,
  '/tokeninfo': tokenInfo,
  '/oauth/v2/authorization': authorize,
  '/oauth/v2/accessToken': token,
  '/v2/userinfo': userInfo,
};

/** Local doubles of Google and LinkedIn, as far as sign-in needs them. */
export async function startOpenId(): Promise<OpenIdDouble> {
  const requests: string[] = [];
  const used = new Set<string>();
  let issuer = '';
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', issuer);
    requests.push(url.pathname);
    const answer = answers[url.pathname];
    if (answer) await answer(response, { url, issuer, used, request });
    else sendJson(response, 404, {});
  });
  const { url, close } = await listen(server);
  issuer = url;
  return { url, requests, close };
}

/** Environment variables that point the application at the double. */
export function openIdVariables(url: string): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: OPENID_CLIENT.id,
    GOOGLE_CLIENT_SECRET: OPENID_CLIENT.secret,
    GOOGLE_ISSUER: url,
    GOOGLE_API_URL: url,
    LINKEDIN_CLIENT_ID: OPENID_CLIENT.id,
    LINKEDIN_CLIENT_SECRET: OPENID_CLIENT.secret,
    LINKEDIN_BASE_URL: url,
    LINKEDIN_API_URL: url,
  };
}
