/** Maximum notifications per answer. */
export const MAX_PAGE_SIZE = 50;
/** Maximum ids per call; as many as fit into a request body. */
export const MAX_IDS = 2_000;
/** Retention: older notifications are deleted, and all but the newest per user. */
export const KEPT_DAYS = 90;
export const KEPT_PER_PERSON = 1_000;

export const MESSAGES = {
  read: 'Notifications are marked as read.',
  deleted: 'Notifications are deleted.',
  which: 'Give the ids of notifications, or all.',
  tooMany: `Give at most ${MAX_IDS} ids at a time.`,
};
