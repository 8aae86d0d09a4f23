/** What the API says about saving. */
export const MESSAGES = {
  saved: 'Company saved successfully!',
  alreadySaved: 'Company already saved!',
  unsaved: 'Company Unsaved!',
  unknown: 'This company is not among your saved companies.',
  malformed: 'Send the company as Data.',
  tooMany: (most: number) => `Remove at most ${most} saved companies at a time.`,
};

/** Saved companies that one call removes; as many as fit into a body. */
export const MAX_REMOVED = 2_000;
