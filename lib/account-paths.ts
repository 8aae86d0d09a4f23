import { withQuery } from './paths';

/** URLs for signing in and up, for links in mails, and for returning from a payment. */
export const accountPaths = {
  /** The sign-in page with the reason why a sign-in with a provider failed. */
  signInProblem: (provider: string, problem: string) => withQuery('/', { provider, problem }),
  /** Redirects the browser to Google or LinkedIn. */
  provider: (provider: string) => `/api/auth/${provider}`,
  emailVerification: (email: string) => `/emailVerification/${encodeURIComponent(email)}`,
  forget: () => '/forget',
  resetEmailSent: (email: string) => `/resetPasswordEmailVerification/${encodeURIComponent(email)}`,
  resetPassword: (token: string) => `/resetPassword/${encodeURIComponent(token)}`,
  verified: (token: string) => withQuery('/verified', { token }),
  /** Ends the digests of the mail's recipient: as a page, and as a one-click API call. */
  unsubscribe: (token: string) => withQuery('/unsubscribe', { token }),
  unsubscribeNow: (token: string) => withQuery('/api/user/unsubscribe', { token }),
  /** Landing page after a checkout. */
  success: (sessionId: string) => withQuery('/success', { session_id: sessionId }),
  cancelled: () => '/cancel',
  /** The local test checkout, where no money moves, and its replacement for the billing portal. */
  testCheckout: (id: string) => `/checkout/test/${encodeURIComponent(id)}`,
  testPlan: () => '/checkout/test/manage',
} as const;
