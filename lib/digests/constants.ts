/** How often a user can get unread notifications by mail. */
export const DIGEST_PERIODS = ['off', 'daily', 'weekly'] as const;

export type DigestPeriod = (typeof DIGEST_PERIODS)[number];

/** Messages of the API about digests. */
export const DIGEST_MESSAGES = {
  saved: {
    off: 'You get no digest by email.',
    daily: 'You get a digest every day with news.',
    weekly: 'You get a digest every week with news.',
  },
  unsubscribed: 'You get no digest by email any more.',
  which: 'Choose off, daily or weekly.',
  badLink: 'This link is not valid. Switch the digest off in your Profile Settings.',
} as const;
