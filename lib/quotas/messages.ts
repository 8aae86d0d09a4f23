import type { QuotaKind } from './constants';

/** What the 403 says when nothing is left. */
export const QUOTA_MESSAGES: Record<QuotaKind, string> = {
  AI_SEARCH: 'Upgrade your plan your free AI search qouta is over.',
  CHAT: 'Upgrade your plan, your free chatbot qouta is over.',
};
