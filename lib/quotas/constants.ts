/** Free uses per calendar month, which begins at midnight in Denmark; subscribers have no limit. */
export const FREE_USES = { AI_SEARCH: 5, CHAT: 10 } as const;

export type QuotaKind = keyof typeof FREE_USES;
