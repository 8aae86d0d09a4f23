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
      className="-mt-3 inline-flex min-h-6 items-center gap-1.5 self-center rounded-sm text-accent text-sm underline-offset-4 hover:underline touch:min-h-11"
    >
      <UserRound aria-hidden className="size-4" />
      {t('people')}
    </Link>
  );
}
