'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { chosenRanges, EmployeeRanges } from '@/components/filters/employee-ranges';
import { RangeFields } from '@/components/filters/folded-ranges';
import { FoldedSection } from '@/components/filters/folded-section';

export function EmployeeFilter({ draft, counts, disabled }: ComponentProps<typeof EmployeeRanges>) {
  const t = useTranslations('filters');
  const { numEmployeesFrom, numEmployeesTo } = draft.texts;
  const typed = numEmployeesFrom || numEmployeesTo ? 1 : 0;
  return (
    <FoldedSection heading={t('employees')} chosen={chosenRanges(draft).length + typed} open>
      <div className="flex flex-col gap-2">
        <EmployeeRanges draft={draft} counts={counts} disabled={disabled} />
        <RangeFields
          draft={draft}
          disabled={disabled}
          legend={t('employees')}
          params={['numEmployeesFrom', 'numEmployeesTo']}
        />
      </div>
    </FoldedSection>
  );
}
