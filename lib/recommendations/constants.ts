/** Similar companies that are shown. */
export const MOST_RECOMMENDED = 6;

export const MESSAGES = {
  /** Stands in the place of a name; such an item is hidden. */
  notFound: 'Company not found',
} as const;
