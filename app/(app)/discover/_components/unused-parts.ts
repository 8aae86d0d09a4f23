import type { useTranslations } from 'next-intl';
import type { SearchResult } from '@/lib/search/queries';

/** Which words and numbers of a search matched no company, and why. */
export function unusedParts(
  t: ReturnType<typeof useTranslations<'discover'>>,
  {
    numbers,
    leftOut = [],
    isTradeAlone,
  }: Pick<SearchResult, 'numbers' | 'leftOut' | 'isTradeAlone'>,
): string[] {
  const { notFound = [], invalid = [] } = numbers ?? {};
  const words = leftOut.join(' ');
  const told = isTradeAlone ? t('leftOutOfTrade', { words }) : t('leftOutWords', { words });
  return [
    ...(leftOut.length > 0 ? [told] : []),
    ...(notFound.length > 0 ? [t('notFoundNumbers', { numbers: notFound.join(', ') })] : []),
    ...(invalid.length > 0 ? [t('invalidNumbers', { numbers: invalid.join(', ') })] : []),
  ];
}
