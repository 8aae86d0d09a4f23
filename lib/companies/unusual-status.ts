import type { CompanyStatus } from './types';

/** A status worth showing next to a company's name; null for the expected ones. */
export const unusualStatus = (status: CompanyStatus | null) =>
  status === 'ACTIVE' || status === 'UNKNOWN' ? null : status;
