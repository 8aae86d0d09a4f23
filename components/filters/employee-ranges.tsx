'use client';

import { useTranslations } from 'next-intl';
import type { FacetCounts } from '@/lib/search/facet-counts';
import { FacetList } from './facet-list';
import type { SectionProps } from './folded-section';
import { rangeValues } from './range-values';
import type { FilterDraft } from './use-filter-draft';

/** In the URL, companies without a reported number have a parameter of their own. */
const MISSING = 'missing';
const FIELD = 'employees';

type Props = SectionProps & { counts: FacetCounts['employees'] };

/** The chosen options of the list. */
export function chosenRanges(draft: FilterDraft): string[] {
  const ranges = draft.choices('employees');
  return draft.choices('missing').includes(FIELD) ? [...ranges, MISSING] : ranges;
}

/** The ranges of employee numbers, and the companies that report none. */
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
    <div>
      <p className="pb-1 text-muted text-xs">{t('employeesHint')}</p>
      <FacetList
        legend={t('employees')}
        values={values}
        chosen={chosenRanges(draft)}
        onToggle={toggle}
        disabled={disabled}
      />
    </div>
  );
}
