import type { QuotaKind } from './constants';

/** Messages of the 403 when the quota is exhausted. */
export const QUOTA_MESSAGES: Record<QuotaKind, string> = {
  AI_SEARCH: 'Upgrade your plan your free AI search qouta is over.',
  CHAT: 'Upgrade your plan, your free chatbot qouta is over.',
};
