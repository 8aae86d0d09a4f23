import { useTranslations } from 'next-intl';
import { Pagination } from '@/components/pagination/pagination';
import { formatNumber } from '@/lib/format';
import { peopleOrigin, trail } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';
import type { PeoplePage } from '@/lib/people/types';
import { Nobody } from './nobody';
import { PeopleTable } from './people-table';

type Props = { name: string; found: PeoplePage };

export function PeopleResults({ name, found }: Props) {
  const t = useTranslations('people');
  const { items, total, hasMore, page, totalPages } = found;
  const count = formatNumber(total);
  return (
    <>
      <p role="status" className="text-body">
        {hasMore ? t('many', { count }) : t('total', { count, plural: total })}
      </p>
      {total === 0 ? (
        <Nobody name={name} />
      ) : (
        <PeopleTable people={items} known={trail(peopleOrigin({ name, page }), null)} />
      )}
      <Pagination
        target={{ path: paths.people(), query: { name } }}
        page={page}
        totalPages={totalPages}
      />
    </>
  );
}
