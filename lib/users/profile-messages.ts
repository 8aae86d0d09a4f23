/** The messages of the profile and of account administration. */
export const PROFILE_MESSAGES = {
  saved: 'Your profile has been updated successfully.',
  emailFixed: 'The email address of an account cannot be changed.',
  oldMissing: 'Enter your old password.',
  oldWrong: 'The old password is not right.',
  changedMeanwhile: 'The password was changed by somebody else meanwhile.',
  same: 'Choose a password that is not the old one.',
  noPassword:
    'This account signs in through Google or LinkedIn. Use Forgot Password to give it a password.',
  deleted: 'Your account has been deleted.',
  userDeleted: 'The account has been deleted.',
  wrongConfirmation: 'Type the email address of the account to confirm.',
  wrongPassword: 'The password is not right.',
  lastAdmin: 'This is the last administrator. Make somebody else one first.',
  unconfirmed:
    'Nobody has verified this email address yet. Only then can its owner be an administrator.',
  namedAdmin: 'This address is named in ADMIN_EMAILS: take it out there first.',
  roleChanged: 'The role has been changed.',
  resetSent: 'Password reset link has been successfully sent to the inbox of this user',
} as const;
