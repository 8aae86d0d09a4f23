import type { useTranslations } from 'next-intl';
import type { SearchResult } from '@/lib/search/queries';

/** Which words and numbers of a search matched no company, and why. */
export function unusedParts(
  t: ReturnType<typeof useTranslations<'discover'>>,
  { numbers, leftOut = [] }: Pick<SearchResult, 'numbers' | 'leftOut'>,
): string[] {
  const { notFound = [], invalid = [] } = numbers ?? {};
  return [
    ...(leftOut.length > 0 ? [t('leftOutWords', { words: leftOut.join(' ') })] : []),
    ...(notFound.length > 0 ? [t('notFoundNumbers', { numbers: notFound.join(', ') })] : []),
    ...(invalid.length > 0 ? [t('invalidNumbers', { numbers: invalid.join(', ') })] : []),
  ];
}
