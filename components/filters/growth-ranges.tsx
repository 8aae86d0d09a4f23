'use client';

import { useTranslations } from 'next-intl';
import { RangeFields } from './folded-ranges';
import type { SectionProps } from './folded-section';
import type { FilterDraft } from './use-filter-draft';

const GROWTHS = [
  ['revenueGrowth', ['revenueGrowthFrom', 'revenueGrowthTo']],
  ['grossProfitGrowth', ['grossProfitGrowthFrom', 'grossProfitGrowthTo']],
  ['employeesGrowth', ['employeesGrowthFrom', 'employeesGrowthTo']],
] as const;

/** Number of figures whose growth is bounded. */
export const chosenGrowths = ({ texts }: FilterDraft): number =>
  GROWTHS.filter(([, params]) => params.some((param) => texts[param])).length;

/** By how much figures must have grown, in per cent. */
export function GrowthRanges(props: SectionProps) {
  const t = useTranslations('filters');
  return GROWTHS.map(([name, params]) => (
    <div key={name} className="flex flex-col gap-1 pt-3">
      <p aria-hidden className="text-sm">
        {t(name)}
      </p>
      <RangeFields {...props} legend={t(name)} params={params} signed />
    </div>
  ));
}
