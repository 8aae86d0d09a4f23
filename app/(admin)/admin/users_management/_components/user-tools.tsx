import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminPaths } from '@/lib/admin-paths';
import { formatNumber } from '@/lib/format';
import { REPORT_MAX_USERS, USER_PAGE_SIZES } from '@/lib/users/admin/constants';
import type { ShownUsers } from '@/lib/users/admin/user-question';
import { useGo } from './use-go';
import { UserSearch } from './user-search';

/** `total`: number of users found; undefined while unknown. */
type Props = { shown: ShownUsers; total: number | undefined };

export function UserTools({ shown, total }: Props) {
  const t = useTranslations('admin');
  const { search, sort, direction } = shown;
  // Hydrates after the page: input typed before that would be lost.
  const isAwake = useHydrated();
  return (
    <div inert={!isAwake} className="flex flex-wrap items-end gap-3">
      <UserSearch shown={shown} />
      <PageSize shown={shown} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:ml-auto">
        <p className="text-muted text-xs">
          {t('exportNote', { rows: formatNumber(REPORT_MAX_USERS) })}
        </p>
        <a
          href={adminPaths.usersReport({ search, sort, direction })}
          target="_blank"
          rel="noopener"
          className={buttonClass()}
        >
          <FileText aria-hidden className="size-4" />
          {t('exportPdf')}
        </a>
      </div>
      <p aria-live="polite" className="min-h-5 w-full text-body">
        {total !== undefined && t('usersTotal', { total, count: formatNumber(total) })}
      </p>
    </div>
  );
}

function PageSize({ shown }: { shown: ShownUsers }) {
  const t = useTranslations('admin');
  const go = useGo();
  return (
    <Select
      seen
      label={t('size')}
      value={shown.size}
      onChange={(size) => go({ ...shown, size: Number(size) })}
      fieldClass="w-auto"
    >
      {USER_PAGE_SIZES.map((size) => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </Select>
  );
}
