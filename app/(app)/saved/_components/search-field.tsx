import { useTranslations } from 'next-intl';
import { DelayedSearch } from '@/components/ui/delayed-search';
import { SAVED_SEARCH_DELAY, SAVED_SEARCH_MAX } from '@/lib/saved/constants';
import { useSavedState } from './saved-context';

export function SearchField() {
  const t = useTranslations('savedPage');
  const { params, go } = useSavedState();
  return (
    <DelayedSearch
      label={t('searchLabel')}
      placeholder={t('searchPlaceholder')}
      search={params.search}
      maxLength={SAVED_SEARCH_MAX}
      delay={SAVED_SEARCH_DELAY}
      onSearch={(search) => go({ search }, 'typed')}
      className="w-full sm:w-60"
    />
  );
}
