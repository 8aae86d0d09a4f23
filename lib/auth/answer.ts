import 'server-only';
import { json } from '@/lib/http/respond';
import { setDeviceCookie, setSessionCookie } from './set-cookie';

/** The answer to somebody who has signed in: the token for API clients, cookies for browsers. */
export function sendSignedIn(signedIn: { token: string; device: string; user: unknown }): Response {
  const { token, device, user } = signedIn;
  return setDeviceCookie(setSessionCookie(json({ token, data: user }), token), device);
}
