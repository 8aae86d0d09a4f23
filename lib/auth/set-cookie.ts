import 'server-only';
import { SESSION_SECONDS, sessionCookie } from './cookie';

function serialize(value: string, maxAge: number): string {
  const { path, secure } = sessionCookie.options;
  const flags = `Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${sessionCookie.name}=${value}; ${flags}`;
}

/** Puts the session into the browser. */
export function setSessionCookie(response: Response, sealed: string): Response {
  response.headers.append('set-cookie', serialize(sealed, SESSION_SECONDS));
  return response;
}

export function clearSessionCookie(response: Response): Response {
  response.headers.append('set-cookie', serialize('', 0));
  return response;
}
