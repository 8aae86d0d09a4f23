/** All actions in the audit log. */
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
  'plan_begun',
  'plan_changed',
  'plan_cancelled',
  'plan_resumed',
  'plan_ended',
  'payment_failed',
  'payment_received',
  'api_key_created',
  'api_key_revoked',
  'webhook_created',
  'webhook_changed',
  'webhook_secret_rolled',
  'webhook_off',
  'webhook_deleted',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export type AuditSubjectKind =
  | 'account'
  | 'export'
  | 'share'
  | 'list'
  | 'savedSearch'
  | 'apiKey'
  | 'webhook';

/** The kind of an action's subject, where it is not an account. */
const KINDS: Partial<Record<string, AuditSubjectKind>> = {
  list_deleted: 'list',
  companies_exported: 'export',
  file_shared: 'share',
  saved_search_deleted: 'savedSearch',
  api_key_created: 'apiKey',
  api_key_revoked: 'apiKey',
  webhook_created: 'webhook',
  webhook_changed: 'webhook',
  webhook_secret_rolled: 'webhook',
  webhook_deleted: 'webhook',
} satisfies Partial<Record<AuditAction, AuditSubjectKind>>;

/** What the subject id of an entry with this action refers to. */
export const subjectKind = (action: string): AuditSubjectKind => KINDS[action] ?? 'account';
