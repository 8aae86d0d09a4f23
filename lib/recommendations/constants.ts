import type { Reason } from './types';

/** Number of similar companies shown. */
export const MOST_RECOMMENDED = 6;

/**
 * Companies of a similar size have at most this many times each other's employees: from half to
 * twice as many. The intervals that the register publishes are about as wide.
 */
export const SIMILAR_SIZE_TIMES = 2;

export const MESSAGES = {
  /** Placeholder for a company name; the interface hides such an item. */
  notFound: 'Company not found',
  noName: 'Give the name of a company',
} as const;

/** Reasons as worded by the API. */
export const REASON_TEXTS: Record<Reason, string> = {
  sameIndustry: 'Same industry',
  relatedIndustry: 'Related industry',
  similarSize: 'Similar size',
  similarGrowth: 'Similar growth',
  sameMunicipality: 'Same municipality',
  sameRegion: 'Same region',
  similarAge: 'Similar age',
};
