import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';
import type { ChangeCounts } from '@/lib/saved-searches/types';

/** "3 new, 1 left" */
export function useCountsText() {
  const t = useTranslations('savedSearches');
  return ({ newCount, leftCount }: Pick<ChangeCounts, 'newCount' | 'leftCount'>) =>
    [
      newCount > 0 && t('countNew', { plural: newCount, count: formatNumber(newCount) }),
      leftCount > 0 && t('countLeft', { count: formatNumber(leftCount) }),
    ]
      .filter(Boolean)
      .join(', ');
}
