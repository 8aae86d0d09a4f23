import { createLoader, parseAsStringLiteral } from 'nuqs/server';

/** The pages of a company, in their order. The first is the default and leaves the address. */
export const COMPANY_TABS = ['overview', 'financial', 'key-figure', 'roles'] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];

/** Never throws: an unknown tab is the first one. */
export const loadCompanyTab = createLoader({
  tab: parseAsStringLiteral(COMPANY_TABS).withDefault('overview'),
});
