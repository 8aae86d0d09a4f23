'use client';

import { useTranslations } from 'next-intl';
import { readTrends } from '@/lib/search/filter-values';
import { trendText } from '@/lib/search/trend-text';
import {
  OFFERED_RUNS,
  oppositeOf,
  partsOf,
  runOf,
  TRENDS,
  type Trend,
} from '@/lib/search-index/choices';
import { GROWTH_FILTERS } from '@/lib/search-index/percent-filters';
import { FacetList } from './facet-list';
import { type PercentProps, PercentRanges } from './percent-ranges';

/** The same of the other direction, which excludes it. */
function opposite(trend: Trend): Trend {
  const { run, years } = partsOf(trend);
  return runOf(oppositeOf(run), years);
}

/** Which figures must have grown or fallen, and by how much, and what must be so for years. */
export function TrendList({ draft, disabled, above }: PercentProps) {
  const t = useTranslations('filters');
  const chosen = readTrends(draft.texts.trends ?? '', () => {}) ?? [];
  const isRun = (trend: Trend) => !TRENDS.some((value) => value === trend);
  const lists = [
    { legend: t('growth'), values: TRENDS, chosen: chosen.filter((trend) => !isRun(trend)) },
    { legend: t('yearsInARow'), values: OFFERED_RUNS, chosen: chosen.filter(isRun) },
  ];
  return (
    <div>
      <p className="text-muted text-xs">{t('growthHint')}</p>
      {lists.map(({ legend, values, chosen }) => (
        <FacetList
          key={legend}
          legend={legend}
          values={[...new Set([...values, ...chosen])].map((value) => ({
            value,
            label: trendText(value, t),
            count: null,
          }))}
          chosen={chosen}
          onToggle={(trend) => draft.toggle('trends', trend, opposite(trend as Trend))}
          disabled={disabled}
        />
      ))}
      <PercentRanges draft={draft} disabled={disabled} above={above} names={GROWTH_FILTERS} />
    </div>
  );
}
