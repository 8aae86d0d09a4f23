import 'server-only';
import { setDeviceCookie, setLanguageCookie, setSessionCookie } from '@/lib/auth/set-cookie';
import { json } from '@/lib/http/respond';
import type { Language } from '@/lib/i18n/languages';
import type { UserOnWire } from '@/lib/users/answers';

type Signed = { token: string; device: string; language?: Language };

/** Sets the cookies of a signed-in browser; `language` is that of the account, where the browser has another and none was chosen. */
export function setSignedIn(response: Response, { token, device, language }: Signed): Response {
  setDeviceCookie(setSessionCookie(response, token), device);
  return language === undefined ? response : setLanguageCookie(response, language);
}

/** The response to a sign-in: the token for API clients, cookies for browsers. */
export function sendSignedIn(signedIn: Signed & { user: UserOnWire }): Response {
  return setSignedIn(json({ token: signedIn.token, data: signedIn.user }), signedIn);
}
