import { createLoader, parseAsStringLiteral } from 'nuqs/server';

/**
 * The tabs of a company, in display order. The first is the default and is omitted from the URL.
 */
export const COMPANY_TABS = ['overview', 'financial', 'key-figure', 'roles'] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];

/** Never throws: an unknown tab becomes the first one. */
export const loadCompanyTab = createLoader({
  tab: parseAsStringLiteral(COMPANY_TABS).withDefault('overview'),
});
