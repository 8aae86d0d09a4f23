/** Several values of one filter mean or; different filters mean and. */
export type CompanyFilters = {
  industry?: string[];
  companyType?: string[];
  region?: string[];
  municipality?: string[];
  employees?: { min: number; max: number }[];
  locations?: { min: number; max: number }[];
};
