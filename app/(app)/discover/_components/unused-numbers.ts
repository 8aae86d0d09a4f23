import type { useTranslations } from 'next-intl';
import type { SearchResult } from '@/lib/search/queries';

/** Which numbers of a list matched no company, and why. */
export function unusedNumbers(
  t: ReturnType<typeof useTranslations<'discover'>>,
  { numbers }: Pick<SearchResult, 'numbers'>,
): string[] {
  const { notFound = [], invalid = [] } = numbers ?? {};
  return [
    ...(notFound.length > 0 ? [t('notFoundNumbers', { numbers: notFound.join(', ') })] : []),
    ...(invalid.length > 0 ? [t('invalidNumbers', { numbers: invalid.join(', ') })] : []),
  ];
}
