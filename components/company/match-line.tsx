import type { ReactNode } from 'react';
import { dotted } from '@/components/ui/dotted';
import { cn } from '@/lib/cn';
import { formatDay, truncate } from '@/lib/format';
import type { MatchedOn } from '@/lib/search/types';
import type { CardCompany, CompanyTexts } from './card-company';

const da = (chunks: ReactNode) => (
  <span lang="da" dir="auto">
    {chunks}
  </span>
);

type Props = { company: CardCompany; t: CompanyTexts; isNameCut: boolean; className?: string };

/** Why a company matched, unless the card shows that anyway. A name that is cut is shown here. */
export function MatchLine({ company, t, isNameCut, className }: Props) {
  const { matchedOn, opinion, respelled = [] } = company;
  const reasons = [
    matchedOn && (isCutName(matchedOn, isNameCut) || !isOnCard(company, matchedOn))
      ? t.rich(`matched.${matchedOn.field}`, { text: textOf(matchedOn), da })
      : null,
    opinion ? t('opinion', opinion) : null,
    ...respelled.map((change) => t.rich('respelled', { ...change, da })),
  ].filter((reason) => reason !== null);
  if (reasons.length === 0) return null;
  return (
    <p className={cn('dotted mt-1 break-words text-muted text-xs', className)}>{dotted(reasons)}</p>
  );
}

const textOf = ({ field, text }: MatchedOn) =>
  field === 'founded' ? formatDay(new Date(text)) : truncate(text, 60, 59);

const isCutName = ({ field }: MatchedOn, isNameCut: boolean) => field === 'name' && isNameCut;

function isOnCard(company: CardCompany, { field, text }: MatchedOn): boolean {
  const { industry, companyType, postalDistrict, municipality } = company;
  return (
    ['name', 'cvr', 'status'].includes(field) ||
    [industry, companyType, postalDistrict ?? municipality].includes(text)
  );
}
