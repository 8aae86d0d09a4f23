import { useTranslations } from 'next-intl';
import { Pagination } from '@/components/pagination/pagination';
import { DidYouMean } from '@/components/search/did-you-mean';
import { formatNumber } from '@/lib/format';
import { peopleOrigin, trail } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';
import type { FoundPeople } from '@/lib/people/types';
import { Nobody } from './nobody';
import { PeopleTable } from './people-table';

type Props = { name: string; found: FoundPeople & { spellings: string[] } };

export function PeopleResults({ name, found }: Props) {
  const { items, total, page, totalPages } = found;
  const t = useTranslations('people');
  return (
    <>
      <p role="status" className="text-body">
        <FoundText found={found} />
        {found.placed && <> {t('placed', found.placed)}</>}
      </p>
      <DidYouMean
        spellings={found.spellings}
        hrefOf={(spelling) => paths.people({ name: spelling })}
      />
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

/** "3 people and 1 organisation", or that there are more than are found. */
function FoundText({ found: { total, organisations, hasMore } }: Pick<Props, 'found'>) {
  const t = useTranslations('people');
  const count = formatNumber(total);
  if (hasMore) return organisations === 0 ? t('many', { count }) : t('manyOfBoth', { count });
  const people = total - organisations;
  const some = t('total', { count: formatNumber(people), plural: people });
  if (organisations === 0) return some;
  const others = t('organisations', { count: formatNumber(organisations), plural: organisations });
  return people === 0 ? others : t('both', { people: some, organisations: others });
}
