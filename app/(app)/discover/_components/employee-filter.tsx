'use client';

import { useTranslations } from 'next-intl';
import { FacetList } from '@/components/filters/facet-list';
import type { FacetCounts } from '@/lib/search/facets';
import type { SectionProps } from './filter-section';
import { FilterSection } from './filter-section';
import { RangeFields } from './range-filters';
import { rangeValues } from './range-values';

/** In the address, who reports no number of employees is chosen by another parameter. */
const MISSING = 'missing';
const FIELD = 'employees';

type Props = SectionProps & { counts: FacetCounts['employees'] };

export function EmployeeFilter({ draft, counts, disabled }: Props) {
  const t = useTranslations('filters');
  const ranges = draft.choices('employees');
  const missing = draft.choices('missing');
  const chosen = missing.includes(FIELD) ? [...ranges, MISSING] : ranges;
  const values = [
    ...rangeValues(counts.ranges, ranges),
    { value: MISSING, label: t('notReported'), count: counts.missing },
  ];
  function toggle(value: string) {
    if (value === MISSING) draft.toggle('missing', FIELD);
    else draft.toggle('employees', value);
  }
  const { numEmployeesFrom, numEmployeesTo } = draft.texts;
  const typed = numEmployeesFrom || numEmployeesTo ? 1 : 0;
  return (
    <FilterSection heading={t('employees')} chosen={chosen.length + typed} open>
      <div className="flex flex-col gap-2">
        <FacetList
          legend={t('employees')}
          values={values}
          chosen={chosen}
          onToggle={toggle}
          disabled={disabled}
        />
        <RangeFields
          draft={draft}
          disabled={disabled}
          legend={t('employees')}
          params={['numEmployeesFrom', 'numEmployeesTo']}
        />
      </div>
    </FilterSection>
  );
}
