'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { adminPaths } from '@/lib/admin-paths';

/** `icon`: rendered on the server, like everything that needs no script. */
export function Sidebar({ icon }: { icon: ReactNode }) {
  const t = useTranslations('admin');
  const isCurrent = usePathname() === adminPaths.users();
  return (
    <nav
      aria-label={t('sidebar')}
      className="border-line border-b bg-surface p-2 lg:w-60 lg:shrink-0 lg:border-r lg:border-b-0 lg:p-4"
    >
      <Link
        href={adminPaths.users()}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex h-10 items-center gap-3 rounded-md bg-accent-soft px-3 font-medium text-accent-strong touch:h-11"
      >
        {icon}
        {t('usersManagement')}
      </Link>
    </nav>
  );
}
