/** What companies may have in common, in the order in which it is told. */
export const CONTACT_KINDS = ['phone', 'email', 'domain', 'address'] as const;

/** Up to so many other companies are counted. */
export const MOST_COUNTED = 1_000;
