import { UserRound } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { paths } from '@/lib/paths';

export function PeopleLink() {
  const t = useTranslations('search');
  return (
    <Link
      href={paths.people()}
      prefetch={false}
      className="link link-alone -mt-3 gap-1.5 self-center text-sm"
    >
      <UserRound aria-hidden className="size-4" />
      {t('people')}
    </Link>
  );
}
