import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { RemovingLink } from '@/components/ui/removing-link';
import { paths } from '@/lib/paths';

/** No company matches all filters; or without filters, no register is loaded. */
export function NoCompanies({ filtered }: { filtered: boolean }) {
  const t = useTranslations('segmentation');
  const filters = useTranslations('filters');
  if (!filtered) {
    return <EmptyState icon={SearchX} heading={t('nothingTitle')} text={t('nothingText')} />;
  }
  return (
    <EmptyState icon={SearchX} heading={t('emptyTitle')} text={t('emptyText')}>
      <RemovingLink kind="clear" href={paths.segmentation()} className={buttonClass()}>
        {filters('clear')}
      </RemovingLink>
    </EmptyState>
  );
}
