'use client';

import { useTranslations } from 'next-intl';
import { readTrends } from '@/lib/search/filter-values';
import { TRENDS } from '@/lib/search-index/choices';
import { GROWTH_FILTERS } from '@/lib/search-index/percent-filters';
import { FacetList } from './facet-list';
import { type PercentProps, PercentRanges } from './percent-ranges';

const opposite = (trend: string) =>
  trend.replace(/Up$|Down$/, (end) => (end === 'Up' ? 'Down' : 'Up'));

/**
 * Which figures must have grown or fallen, and by how much; the two directions exclude each other.
 */
export function TrendList({ draft, disabled, above }: PercentProps) {
  const t = useTranslations('filters');
  const chosen: string[] = readTrends(draft.texts.trends ?? '', () => {}) ?? [];
  return (
    <div>
      <p className="text-muted text-xs">{t('growthHint')}</p>
      <FacetList
        legend={t('growth')}
        values={TRENDS.map((value) => ({ value, label: t(`trend.${value}`), count: null }))}
        chosen={chosen}
        onToggle={(trend) => draft.toggle('trends', trend, opposite(trend))}
        disabled={disabled}
      />
      <PercentRanges draft={draft} disabled={disabled} above={above} names={GROWTH_FILTERS} />
    </div>
  );
}
