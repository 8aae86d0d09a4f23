import 'server-only';
import { accountPaths } from '@/lib/account-paths';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { ProviderName } from './providers';
import { setFlowCookie } from './set-cookie';

/** Error codes for which the sign-in page has a message. */
const problems: Partial<Record<AppError['code'], string>> = {
  unavailable: 'away',
  not_configured: 'notSetUp',
  unauthorized: 'refused',
  bad_request: 'notBegun',
  forbidden: 'unverified',
  conflict: 'waits',
  too_many_requests: 'tooMany',
};

export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** Redirects to the sign-in page with the problem, since a browser cannot show JSON. */
export function sendProblem(provider: ProviderName, error: unknown): Response {
  const problem = error instanceof AppError ? problems[error.code] : undefined;
  if (problem === undefined) throw error;
  const { code, cause } = error as AppError;
  log.warn({ provider, code, err: cause }, 'A sign-in with a provider failed.');
  return setFlowCookie(redirectTo(accountPaths.signInProblem(provider, problem)), '', 0);
}
