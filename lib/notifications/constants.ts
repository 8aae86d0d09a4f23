/** What users may choose to be told of, in the order of the page; topics.ts says what is in each. */
export const NEWS_TOPICS = [
  ...(['DISTRESS', 'STATUS', 'PEOPLE', 'AUDIT', 'ACCOUNTS'] as const),
  ...(['CONTACT', 'CAPITAL', 'ACTIVITY', 'SEARCHES'] as const),
] as const;

export type NewsTopic = (typeof NEWS_TOPICS)[number];

/** Maximum notifications per answer. */
export const MAX_PAGE_SIZE = 50;
/** Maximum ids per call; as many as fit into a request body. */
export const MAX_IDS = 2_000;
/** Retention: older notifications are deleted, and all but the newest per user. */
export const KEPT_DAYS = 90;
export const KEPT_PER_PERSON = 1_000;

/** Title of news that old instances would not know by a kind of its own. */
export const WEBHOOK_OFF = 'Webhook switched off';

export const MESSAGES = {
  read: 'Notifications are marked as read.',
  deleted: 'Notifications are deleted.',
  which: 'Give the ids of notifications, or all.',
  ids: 'Give the ids of notifications.',
  news: {
    all: 'You are told of all news.',
    some: 'You are told of the news you chose.',
    none: 'You are told of no news.',
  },
  whichNews: `Name the news not to be told of: ${NEWS_TOPICS.join(', ')}.`,
  tooMany: `Give at most ${MAX_IDS} ids at a time.`,
};
