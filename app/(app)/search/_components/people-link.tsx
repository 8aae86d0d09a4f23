import { useTranslations } from 'next-intl';
import { UserRound } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

export function PeopleLink() {
  const t = useTranslations('search');
  return (
    <Link href={paths.people()} className="link link-alone -mt-3 gap-1.5 self-center text-sm">
      <UserRound aria-hidden className="size-4" />
      {t('people')}
    </Link>
  );
}
