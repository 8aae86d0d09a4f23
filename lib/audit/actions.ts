/** What is written into the audit log. */
export const AUDIT_ACTIONS = [
  'sign_up',
  'email_verified',
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'session_ended',
  'sessions_ended',
  'provider_linked',
  'password_changed',
  'password_reset_asked',
  'password_reset',
  'profile_changed',
  'data_downloaded',
  'account_deleted',
  'user_deleted',
  'role_changed',
  'reset_link_sent',
  'users_exported',
  'saved_deleted',
  'list_deleted',
  'companies_exported',
  'file_shared',
  'saved_search_deleted',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
