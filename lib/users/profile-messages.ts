/** The sentences of the profile and of the administration of accounts. */
export const PROFILE_MESSAGES = {
  saved: 'Your profile has been updated successfully',
  nothing: 'There is nothing to change.',
  emailFixed: 'The email address of an account cannot be changed.',
  oldMissing: 'Enter your old password.',
  oldWrong: 'The old password is not right.',
  changedMeanwhile: 'The password was changed by somebody else meanwhile.',
  newMissing: 'Password should not be empty',
  same: 'Choose a password that is not the old one.',
  noPassword:
    'This account signs in through Google or LinkedIn. Use Forgot Password to give it a password.',
  noSuchUser: 'There is no such user.',
  deleted: 'Your account has been deleted',
  userDeleted: 'The account has been deleted',
  wrongConfirmation: 'Type the email address of the account to confirm.',
  wrongPassword: 'The password is not right.',
  lastAdmin: 'This is the last administrator. Make somebody else one first.',
  roleChanged: 'The role has been changed',
  resetSent: 'Password reset link has been successfully sent to the inbox of this user',
} as const;
