import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { searchHref } from '@/components/saved-searches/search-href';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import type { SavedSearch } from '@/lib/saved-searches/types';

export function NoChange({ search }: { search: SavedSearch }) {
  const t = useTranslations('savedSearches');
  return (
    <EmptyState icon={History} heading={t('noChangeTitle')} text={t('noChangeText')}>
      <Link href={searchHref(search)} className={buttonClass({ variant: 'primary' })}>
        {t('open')}
      </Link>
    </EmptyState>
  );
}
