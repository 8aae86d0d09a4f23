import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';

type Props = { search: string; isNoPerson?: boolean };

/** Suggests a people search when the text may be a person's name: names contain no digits. */
export function PeopleLink({ search, isNoPerson }: Props) {
  const t = useTranslations('discover');
  if (isNoPerson || search.length < MIN_QUERY_LENGTH || /\d/.test(search)) return null;
  return (
    <p>
      <Link href={paths.people({ name: search })} className="link link-alone text-sm">
        {t('people')}
      </Link>
    </p>
  );
}
