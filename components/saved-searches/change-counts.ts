import { useTranslations } from 'next-intl';
import { formatMoment, formatNumber } from '@/lib/format';
import type { ChangeCounts } from '@/lib/saved-searches/types';

/** The Danish day of a moment: "21/11/2026". */
export const dayOf = (moment: Date) => formatMoment(moment).slice(0, 10);

/** "3 new, 1 left" */
export function useCountsText() {
  const t = useTranslations('savedSearches');
  return ({ newCount, leftCount }: Pick<ChangeCounts, 'newCount' | 'leftCount'>) =>
    [
      newCount > 0 && t('countNew', { count: formatNumber(newCount) }),
      leftCount > 0 && t('countLeft', { count: formatNumber(leftCount) }),
    ]
      .filter(Boolean)
      .join(', ');
}
