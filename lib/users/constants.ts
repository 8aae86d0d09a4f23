/** The sentences of the account API. */
export const MESSAGES = {
  signedUp: 'Email verification link has been successfully sent to your inbox',
  verified: 'Email verified successfully',
  signedOut: 'You are signed out',
  wrongCredentials: 'Wrong email or password.',
  notVerified: 'Verify your email first. We have just sent you a new link.',
  badToken: 'This link is not valid any more. Sign in to get a new one.',
  alreadyExists: (email: string) => `An account with email address ${email} already exists.`,
} as const;
