/** Free uses per calendar month, which begins at midnight in Denmark; subscribers have no limit. */
export const FREE_USES = { AI_SEARCH: 5, CHAT: 10 } as const;

export type QuotaKind = keyof typeof FREE_USES;

/** Messages of the 403 when the quota is exhausted. */
export const QUOTA_MESSAGES: Record<QuotaKind, string> = {
  AI_SEARCH: 'Upgrade your plan your free AI search qouta is over.',
  CHAT: 'Upgrade your plan, your free chatbot qouta is over.',
};
