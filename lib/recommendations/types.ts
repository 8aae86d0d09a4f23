import type { CompanyDetail } from '@/lib/companies/types';

/** Reasons for recommending a company, strongest first. */
const REASONS = [
  'sameIndustry',
  'relatedIndustry',
  'similarSize',
  'similarGrowth',
  'sameMunicipality',
  'sameRegion',
  'similarAge',
] as const;
export type Reason = (typeof REASONS)[number];

export type Recommendation = {
  company: CompanyDetail;
  /** At least one. */
  reasons: Reason[];
};
