import { truncate } from '@/lib/format';
import type { MatchedOn } from '@/lib/search/types';
import type { CardCompany, CompanyTexts } from './card-company';

/** Why a company is among the results, when the card does not show it anyway. */
export function MatchLine({ company, t }: { company: CardCompany; t: CompanyTexts }) {
  const { matchedOn, respelled = [] } = company;
  const reasons = [
    matchedOn && !isOnCard(company, matchedOn)
      ? t(`matched.${matchedOn.field}`, { text: truncate(matchedOn.text, 60, 59) })
      : null,
    ...respelled.map((change) => t('respelled', change)),
  ].filter((reason) => reason !== null);
  if (reasons.length === 0) return null;
  return (
    <p lang="da" className="mt-1 break-words pr-20 text-muted text-xs">
      {reasons.join(' · ')}
    </p>
  );
}

function isOnCard(company: CardCompany, { field, text }: MatchedOn): boolean {
  const { industry, companyType, postalDistrict, municipality } = company;
  return field === 'name' || [industry, companyType, postalDistrict ?? municipality].includes(text);
}
