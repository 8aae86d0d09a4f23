import type { useTranslations } from 'next-intl';
import { partsOf, type Trend } from '@/lib/search-index/choices';

/** "Revenue growing", "Loss 2 years in a row". */
export function trendText(trend: Trend, t: ReturnType<typeof useTranslations<'filters'>>): string {
  const { run, years } = partsOf(trend);
  return years === 1 ? t(`trend.${run}`) : t('trendYears', { trend: t(`trend.${run}`), years });
}
