'use client';

import { useTranslations } from 'next-intl';
import { RangeFields as Bounds } from '@/components/filters/folded-ranges';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { entriesOf } from '@/lib/entries';
import { AMOUNT_FILTERS } from '@/lib/search/filter-kinds';
import { endsOf } from '@/lib/search/filter-params';
import { FieldHistogram, type HistogramRange } from './field-histogram';
import { FilterSection } from './section';
import type { SegmentCounts } from './use-segment-counts';

type Field = HistogramRange & {
  /** Amounts are entered in thousands of DKK. */
  thousands: boolean;
};

const FIELDS: Field[] = [
  ...entriesOf(AMOUNT_FILTERS).map(([field, name]) => {
    const [from, to] = endsOf(name);
    return { field, from, to, thousands: true };
  }),
  { field: 'employees', from: 'numEmployeesFrom', to: 'numEmployeesTo', thousands: false },
];

type Props = { draft: FilterDraft; counts: SegmentCounts };

/** A histogram above the two bounds of each range. */
export function RangeFields({ draft, counts }: Props) {
  const t = useTranslations('filters');
  return (
    <div className="flex flex-col divide-y divide-line">
      {FIELDS.map(({ thousands, ...range }) => (
        <FilterSection key={range.field} heading={t(range.field)}>
          <FieldHistogram {...range} draft={draft} counts={counts} />
          <Bounds
            draft={draft}
            legend={t(range.field)}
            params={[range.from, range.to]}
            unit={thousands ? t('thousands') : undefined}
            signed={thousands}
          />
        </FilterSection>
      ))}
    </div>
  );
}
