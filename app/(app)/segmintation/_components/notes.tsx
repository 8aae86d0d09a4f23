import { useTranslations } from 'next-intl';
import { IgnoredNote } from '@/components/filters/ignored-note';
import type { SearchResult } from '@/lib/search/queries';
import type { SegmentationParams } from '@/lib/search/segmentation-params';

type Props = { params: SegmentationParams; result: SearchResult };

/** What the URL asks for in vain, its page included. */
export function Notes({ params: { ignored, page }, result }: Props) {
  const t = useTranslations('discover');
  const isBeyond = result.total > 0 && page > result.page;
  return (
    <IgnoredNote
      ignored={ignored}
      also={isBeyond ? [t('noSuchPage', { page: String(page) })] : []}
    />
  );
}
