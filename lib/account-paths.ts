import { withQuery } from './paths';

/** Where people sign in and up, where mails lead, and what a payment comes back to. */
export const accountPaths = {
  /** The sign-in page, which says why a sign-in with a provider failed. */
  signInProblem: (provider: string, problem: string) => withQuery('/', { provider, problem }),
  /** Sends the browser to Google or LinkedIn. */
  provider: (provider: string) => `/api/auth/${provider}`,
  emailVerification: (email: string) => `/emailVerification/${encodeURIComponent(email)}`,
  forget: () => '/forget',
  resetEmailSent: (email: string) => `/resetPasswordEmailVerification/${encodeURIComponent(email)}`,
  resetPassword: (token: string) => `/resetPassword/${encodeURIComponent(token)}`,
  verified: (token: string) => withQuery('/verified', { token }),
  /** Ends the digests of whoever got the mail: the page, and the call without one. */
  unsubscribe: (token: string) => withQuery('/unsubscribe', { token }),
  unsubscribeNow: (token: string) => withQuery('/api/user/unsubscribe', { token }),
  /** After a checkout. */
  success: (sessionId: string) => withQuery('/success', { session_id: sessionId }),
  cancelled: () => '/cancel',
  /** The local test checkout, where no money moves, and what it stands in for the portal. */
  testCheckout: (id: string) => `/checkout/test/${encodeURIComponent(id)}`,
  testPlan: () => '/checkout/test/manage',
} as const;
