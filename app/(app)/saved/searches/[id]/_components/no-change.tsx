import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { searchHref } from '@/components/saved-searches/search-href';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { hidesSaved } from '@/lib/saved-searches/hiding';
import type { SavedSearch } from '@/lib/saved-searches/types';

export function NoChange({ search }: { search: SavedSearch }) {
  const t = useTranslations('savedSearches');
  const text = t(hidesSaved(search.query) ? 'noOtherChange' : 'noChangeText');
  return (
    <EmptyState icon={History} heading={t('noChangeTitle')} text={text}>
      <Link href={searchHref(search)} className={buttonClass({ variant: 'primary' })}>
        {t('open')}
      </Link>
    </EmptyState>
  );
}
