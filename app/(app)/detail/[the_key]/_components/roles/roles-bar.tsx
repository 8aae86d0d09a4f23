import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import type { RolesPage } from '@/lib/roles/types';
import type { RolesHref } from './roles-href';

type Props = { roles: RolesPage; former: boolean; to: RolesHref };

/** Today's roles, or on demand those that ended. */
export function RolesBar({ roles: { currentTotal, formerTotal }, former, to }: Props) {
  const t = useTranslations('roles');
  const choices = [
    { past: false, text: t('today', { count: formatNumber(currentTotal) }) },
    { past: true, text: t('former', { count: formatNumber(formerTotal) }) },
  ];
  return (
    <nav aria-label={t('which')}>
      <ul className="flex w-fit rounded-md border bg-surface p-0.5">
        {choices.map(({ past, text }) => (
          <li key={text}>
            <Link
              href={to.view({ former: past })}
              scroll={false}
              aria-current={past === former ? 'page' : undefined}
              className={cn(
                'flex h-8 items-center rounded-sm px-3 font-medium touch:h-11',
                past === former ? 'bg-accent-soft text-accent-strong' : 'hover:bg-raised',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
