import type { useTranslations } from 'next-intl';
import { employeesToday } from '@/lib/companies/employees-text';
import type { CompanySummary } from '@/lib/companies/types';
import type { SaveState } from '@/lib/saved/types';
import type { SearchHit } from '@/lib/search/types';

/** Why it was found, and the figures and changes it is sorted and filtered by; absent outside a search. */
type Found = Partial<
  Pick<SearchHit, 'matchedOn' | 'respelled' | 'figures' | 'changes' | 'mention' | 'opinion'>
>;

/** The fields of a company that a card shows. */
export type CardCompany = Pick<
  CompanySummary,
  | ('key' | 'name' | 'isSample' | 'status' | 'statusSince' | 'ending')
  | ('advertisingProtected' | 'industry')
  | ('companyType' | 'postalDistrict' | 'municipality' | 'employees' | 'locationCount')
> &
  Found & { saved: SaveState };

/** Obtained once for a card and its parts: each useTranslations call costs server time. */
export type CompanyTexts = ReturnType<typeof useTranslations<'company'>>;

/** More would make the cards of a result long. */
const MOST_FIGURES = 3;

/** Reduces a company to what a card shows, for a small payload to the browser. */
export function toCard(company: CompanySummary & Found, saved: SaveState): CardCompany {
  const { key, name, isSample, status, statusSince, ending } = company;
  const { advertisingProtected, industry, companyType, postalDistrict, municipality } = company;
  const { locationCount, matchedOn, respelled, figures, changes, mention, opinion } = company;
  return {
    key,
    name,
    isSample,
    status,
    statusSince,
    ending,
    advertisingProtected,
    industry,
    companyType,
    postalDistrict,
    municipality,
    employees: employeesToday(company),
    locationCount,
    matchedOn,
    respelled,
    ...(figures && { figures: figures.slice(0, MOST_FIGURES) }),
    ...(changes && { changes }),
    ...(mention && { mention }),
    ...(opinion && { opinion }),
    saved,
  };
}
