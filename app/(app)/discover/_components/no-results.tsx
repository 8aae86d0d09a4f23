import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { withoutFilters } from '@/components/filters/chips';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { RemovingLink } from '@/components/ui/removing-link';
import { paths } from '@/lib/paths';
import { PeopleLink } from './people-link';

type Props = { search: string; query: Record<string, string>; hasFilters: boolean };

export function NoResults({ search, query, hasFilters }: Props) {
  const t = useTranslations('discover');
  const filters = useTranslations('filters');
  return (
    <EmptyState
      icon={SearchX}
      heading={t('emptyTitle')}
      text={hasFilters ? t('filteredText') : t('emptyText')}
    >
      {hasFilters && (
        <RemovingLink
          kind="clear"
          href={paths.discover(withoutFilters(query))}
          className={buttonClass({ variant: 'primary' })}
        >
          {filters('clear')}
        </RemovingLink>
      )}
      <Link href={paths.search()} className={buttonClass()}>
        {t('newSearch')}
      </Link>
      <div className="basis-full">
        <PeopleLink search={search} />
      </div>
    </EmptyState>
  );
}
