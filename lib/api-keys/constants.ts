/** The scopes of a key: read only, or also write. */
export const KEY_SCOPES = ['read', 'write'] as const;

/** Maximum number of active keys per account. */
export const MAX_KEYS = 20;
/** How long revoked keys stay listed, and never more than MAX_KEYS of them. */
export const REVOKED_SHOWN_DAYS = 30;
export const KEY_NAME_MAX = 60;

export const MESSAGES = {
  name: 'Give the key a name',
  nameTooLong: `The name has at most ${KEY_NAME_MAX} characters`,
  scopes: 'A key may read, or read and write',
  tooMany: `You have ${MAX_KEYS} API keys. Revoke one that you do not use.`,
  created: 'The API key is created',
  revoked: 'The API key is revoked',
  unknown: 'There is no such API key.',
} as const;
