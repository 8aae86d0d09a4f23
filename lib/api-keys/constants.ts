/** The scopes of a key: read only, or also write. */
export const KEY_SCOPES = ['read', 'write'] as const;

/** Maximum number of active keys per account. */
export const MAX_KEYS = 20;
/** How long ended keys, revoked or expired, stay listed, and never more than MAX_KEYS of them. */
export const ENDED_SHOWN_DAYS = 30;
/** Days for which a new key may work; without any, it works until it is revoked. */
export const KEY_DAYS = [30, 90, 365] as const;
export type KeyDays = (typeof KEY_DAYS)[number];
/** What the form proposes: keys of programs that nobody runs any more end by themselves. */
export const USUAL_KEY_DAYS: KeyDays = 90;
/** An end so near is marked in the list. */
export const ENDS_SOON_DAYS = 14;
export const KEY_NAME_MAX = 60;

export const MESSAGES = {
  name: 'Give the key a name.',
  nameTooLong: `The name has at most ${KEY_NAME_MAX} characters.`,
  scopes: 'A key may read, or read and write.',
  days: 'A key is valid for 30, 90 or 365 days, or without an end (null).',
  tooMany: `You have ${MAX_KEYS} API keys. Revoke one that you do not use.`,
  created: 'The API key is created.',
  revoked: 'The API key is revoked.',
  unknown: 'There is no such API key.',
  expired: 'This API key has expired. Create a new one in your profile.',
  refused: 'This API key does not exist or was revoked. Create a new one in your profile.',
} as const;
