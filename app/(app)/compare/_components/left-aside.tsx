import { useTranslations } from 'next-intl';
import { IgnoredNote } from '@/components/filters/ignored-note';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import type { CompareParams } from '@/lib/comparison/search-params';
import type { Chosen } from '@/lib/comparison/types';

type Props = Pick<CompareParams, 'unreadable'> & Pick<Chosen, 'unknown' | 'hasMore'>;

/** Which parameters of the URL are not compared, and why. Renders nothing when all are. */
export function LeftAside({ unreadable, unknown, hasMore }: Props) {
  const t = useTranslations('compare');
  const sentences = [
    ...unreadable.map((text) => t('unreadable', { text })),
    ...unknown.map((key) => t('unknown', { key })),
    ...(hasMore ? [t('leftOut', { most: MOST_COMPARED })] : []),
  ];
  return <IgnoredNote also={sentences} />;
}
