'use client';

import { useTranslations } from 'next-intl';
import type { FacetCounts } from '@/lib/search/facets';
import { FacetList } from './facet-list';
import type { SectionProps } from './folded-section';
import { rangeValues } from './range-values';
import type { FilterDraft } from './use-filter-draft';

/** In the address, who reports no number of employees is chosen by another parameter. */
const MISSING = 'missing';
const FIELD = 'employees';

type Props = SectionProps & { counts: FacetCounts['employees'] };

/** What of the list is chosen. */
export function chosenRanges(draft: FilterDraft): string[] {
  const ranges = draft.choices('employees');
  return draft.choices('missing').includes(FIELD) ? [...ranges, MISSING] : ranges;
}

/** The ranges that employees are counted in, and who reports none. */
export function EmployeeRanges({ draft, counts, disabled }: Props) {
  const t = useTranslations('filters');
  const values = [
    ...rangeValues(counts.ranges, draft.choices('employees')),
    { value: MISSING, label: t('notReported'), count: counts.missing },
  ];
  function toggle(value: string) {
    if (value === MISSING) draft.toggle('missing', FIELD);
    else draft.toggle('employees', value);
  }
  return (
    <FacetList
      legend={t('employees')}
      values={values}
      chosen={chosenRanges(draft)}
      onToggle={toggle}
      disabled={disabled}
    />
  );
}
