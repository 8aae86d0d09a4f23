'use client';

import { UsersRound } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { paths } from '@/lib/paths';

export function Sidebar() {
  const t = useTranslations('admin');
  const isCurrent = usePathname() === paths.users();
  return (
    <nav
      aria-label={t('sidebar')}
      className="border-line border-b bg-surface p-2 lg:w-60 lg:shrink-0 lg:border-r lg:border-b-0 lg:p-4"
    >
      <Link
        href={paths.users()}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex h-10 items-center gap-3 rounded-md bg-accent-soft px-3 font-medium text-accent-strong touch:h-11"
      >
        <UsersRound aria-hidden className="size-4" />
        {t('usersManagement')}
      </Link>
    </nav>
  );
}
