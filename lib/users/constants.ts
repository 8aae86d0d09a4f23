/** The messages of the account API. */
export const MESSAGES = {
  signedUp: 'Email verification link has been successfully sent to your inbox',
  verified: 'Email verified successfully',
  signedOut: 'You are signed out.',
  wrongCredentials: 'Wrong email or password.',
  notVerified: 'Verify your email first. We have just sent you a new link.',
  notVerifiedAgain:
    'Verify your email first. The link is in your inbox; look in the spam folder too.',
  resetSent: 'Password reset link has been successfully sent to your inbox',
  passwordReset: 'Your password has been reset successfully',
  badResetToken: 'This link is not valid any more. Ask for a new one.',
  commonPassword: 'This password is one of those that are guessed first. Choose another.',
  sessionEnded: 'The session is ended.',
  signedOutEverywhere: 'You are signed out everywhere.',
  badToken: 'This link is not valid any more. Sign in to get a new one.',
  accountWaits:
    'There is an account with this email address that waits for its verification. Choose a password with the link we have emailed, then try again.',
  providerUnverified: (provider: string) =>
    `${provider} has not verified your email address. Verify it there, or sign up with your email and a password.`,
  alreadyExists: (email: string) => `An account with email address ${email} already exists.`,
} as const;
