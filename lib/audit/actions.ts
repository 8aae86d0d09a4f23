/** What is written into the audit log. */
export const AUDIT_ACTIONS = [
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'password_changed',
  'profile_changed',
  'data_downloaded',
  'account_deleted',
  'user_deleted',
  'role_changed',
  'reset_link_sent',
  'users_exported',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
