import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { adminPaths } from '@/lib/admin-paths';

/** There are no users yet, or none that match the search. */
export function NoUsers({ search }: { search: string }) {
  const t = useTranslations('admin');
  if (search === '') {
    return <EmptyState icon={UsersRound} heading={t('noUsers')} text={t('noUsersText')} />;
  }
  return (
    <EmptyState icon={UsersRound} heading={t('noMatch')} text={t('noMatchText', { search })}>
      <Link href={adminPaths.users()} className={buttonClass()}>
        {t('clearSearch')}
      </Link>
    </EmptyState>
  );
}
