/** Changes in one answer. */
export const MOST_CHANGES = 1_000;
/** What is answered to a first call that does not say since when. */
export const DAYS_BACK = 7;

export const MESSAGES = {
  since: 'since is a day such as 2026-01-31 or a moment such as 2026-01-31T05:30:00Z',
  after: 'after is what the answer before it had as next',
} as const;
