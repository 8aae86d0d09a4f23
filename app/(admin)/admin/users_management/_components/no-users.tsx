import { UsersRound } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { adminPaths } from '@/lib/admin-paths';

/** Nobody there yet, or nobody whom the search fits. */
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
