import type { CompanyStatus } from './types';

/** A status that is news beside a company's name; null of what one expects. */
export const unusualStatus = (status: CompanyStatus | null) =>
  status === 'ACTIVE' || status === 'UNKNOWN' ? null : status;
