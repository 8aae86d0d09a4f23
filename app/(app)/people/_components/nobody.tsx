import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchX } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

export function Nobody({ name }: { name: string }) {
  const t = useTranslations('people');
  return (
    <EmptyState icon={SearchX} heading={t('emptyTitle')} text={t('emptyText')}>
      <Link href={paths.discover({ search: name })} className={buttonClass()}>
        {t('companiesInstead')}
      </Link>
    </EmptyState>
  );
}
