import type { useTranslations } from 'next-intl';
import type { SearchResult } from '@/lib/search/queries';

/** The order and the conditions that words of a search were read as. */
export function readAs(
  t: ReturnType<typeof useTranslations<'discover'>>,
  { order, conditions = [] }: Pick<SearchResult, 'order' | 'conditions'>,
): string[] {
  return [
    ...(order ? [t('orderedAsAsked', { order: t(`order.${order}`) })] : []),
    ...conditions.map((words) => t('readAsCondition', { words })),
  ];
}
