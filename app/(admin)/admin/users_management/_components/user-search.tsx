import { useTranslations } from 'next-intl';
import { DelayedSearch } from '@/components/ui/delayed-search';
import { SEARCH_DELAY, SEARCH_MAX } from '@/lib/users/admin/constants';
import type { ShownUsers } from '@/lib/users/admin/user-question';
import { useGo } from './use-go';

export function UserSearch({ shown }: { shown: ShownUsers }) {
  const t = useTranslations('admin');
  const go = useGo();
  return (
    <DelayedSearch
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      search={shown.search}
      maxLength={SEARCH_MAX}
      delay={SEARCH_DELAY}
      onSearch={(search) => go({ ...shown, search })}
      className="w-full sm:w-72"
    />
  );
}
