import type { useTranslations } from 'next-intl';
import { employeesToday } from '@/lib/companies/employees-text';
import type { CompanySummary } from '@/lib/companies/types';
import type { SaveState } from '@/lib/saved/types';
import type { SearchHit } from '@/lib/search/types';

/** Why it was found, and what it is ordered by; nothing of a company that was not searched for. */
type Found = Partial<Pick<SearchHit, 'matchedOn' | 'respelled' | 'amount'>>;

/** What a card shows of a company. */
export type CardCompany = Pick<
  CompanySummary,
  | ('key' | 'name' | 'isSample' | 'status' | 'statusSince' | 'ending')
  | ('advertisingProtected' | 'industry')
  | ('companyType' | 'postalDistrict' | 'municipality' | 'employees')
> &
  Found & { saved: SaveState };

/** Taken once for a card and all its parts: each taking costs the server time. */
export type CompanyTexts = ReturnType<typeof useTranslations<'company'>>;

/** As it travels to the browser: without all that no card shows. */
export function toCard(company: CompanySummary & Found, saved: SaveState): CardCompany {
  const { key, name, isSample, status, statusSince, ending } = company;
  const { advertisingProtected, industry, companyType, postalDistrict, municipality } = company;
  const { matchedOn, respelled, amount } = company;
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
    matchedOn,
    respelled,
    ...(amount && { amount }),
    saved,
  };
}
