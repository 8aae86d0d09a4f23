import type { Reason } from './types';

/** Similar companies that are shown. */
export const MOST_RECOMMENDED = 6;

export const MESSAGES = {
  /** Stands in the place of a name; such an item is hidden. */
  notFound: 'Company not found',
  noName: 'Give the name of a company',
} as const;

/** Reasons as the API says them. */
export const REASON_TEXTS: Record<Reason, string> = {
  sameIndustry: 'Same industry',
  relatedIndustry: 'Related industry',
  similarSize: 'Similar size',
  similarGrowth: 'Similar growth',
  sameMunicipality: 'Same municipality',
  sameRegion: 'Same region',
  similarAge: 'Similar age',
};
