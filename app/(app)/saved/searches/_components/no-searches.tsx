import { BellRing } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

export function NoSearches() {
  const t = useTranslations('savedSearches');
  return (
    <EmptyState icon={BellRing} heading={t('emptyTitle')} text={t('emptyText')}>
      <Link href={paths.search()} className={buttonClass({ variant: 'primary' })}>
        {t('toSearch')}
      </Link>
      <Link href={paths.segmentation()} className={buttonClass()}>
        {t('toSegmentation')}
      </Link>
    </EmptyState>
  );
}
