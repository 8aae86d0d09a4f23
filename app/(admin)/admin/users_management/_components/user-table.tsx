import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { EmailText } from '@/components/admin/email-text';
import { DataTable, type TableColumn } from '@/components/data-table/data-table';
import { Avatar } from '@/components/shell/avatar';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { adminPaths } from '@/lib/admin-paths';
import { initials } from '@/lib/format';
import { USER_SORTS } from '@/lib/users/admin/constants';
import { readUserQuestion, type ShownUsers, userTrail } from '@/lib/users/admin/user-question';
import type { ListedUser } from '@/lib/users/answers';
import { useGo } from './use-go';

const nameOf = ({ firstname, lastname }: ListedUser) => `${firstname} ${lastname}`.trim();

function useColumns(): TableColumn<ListedUser>[] {
  const t = useTranslations('admin');
  return useMemo(
    () => [
      {
        id: 'id',
        label: t('id'),
        sortable: true,
        className: 'hidden xl:table-cell',
        cell: ({ id }) => (
          <span title={id} className="font-mono text-muted text-xs">
            {id.slice(0, 8)}
          </span>
        ),
      },
      {
        id: 'image',
        label: t('image'),
        className: 'hidden w-16 sm:table-cell',
        cell: (user) => <Avatar initials={initials(nameOf(user))} picture={user.picture} />,
      },
      {
        id: 'name',
        label: t('fullName'),
        sortable: true,
        isRowName: true,
        className: 'min-w-40',
        cell: (user) => (
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1">
            <span className="font-medium text-ink">{nameOf(user)}</span>
            <span className="w-full text-muted text-sm lg:hidden">
              <EmailText email={user.email} />
            </span>
            {user.role === 'ADMIN' && <Badge tone="accent">{t('adminMark')}</Badge>}
            {!user.verified && <Badge tone="warn">{t('unverified')}</Badge>}
          </span>
        ),
      },
      {
        id: 'email',
        label: t('email'),
        sortable: true,
        className: 'hidden min-w-56 lg:table-cell',
        cell: ({ email }) => <EmailText email={email} />,
      },
      {
        id: 'subscription',
        label: t('subscription'),
        sortable: true,
        cell: ({ isSubscription }) => (
          <Badge tone={isSubscription ? 'good' : 'neutral'}>
            {t(isSubscription ? 'paidUser' : 'freeUser')}
          </Badge>
        ),
      },
      {
        id: 'actions',
        label: t('actions'),
        // The only way to an account stays in view.
        className: 'sticky right-0 bg-inherit covers-left',
        cell: (user) => <DetailsLink user={user} />,
      },
    ],
    [t],
  );
}

/** Carries the table's parameters along, so that the account page can link back to it. */
function DetailsLink({ user }: { user: ListedUser }) {
  const t = useTranslations('admin');
  const trail = userTrail(readUserQuestion(useSearchParams()));
  return (
    <Link
      href={adminPaths.userDetails(user.id, trail)}
      aria-label={t('viewOf', { name: nameOf(user) })}
      className={buttonClass({ variant: 'ghost', className: '-ml-2.25 px-2 text-accent-strong' })}
    >
      {t('views')}
    </Link>
  );
}

type Props = { shown: ShownUsers; users: ListedUser[] | undefined; stale: boolean };

export function UserTable({ shown, users, stale }: Props) {
  const t = useTranslations('admin');
  const columns = useColumns();
  const go = useGo();
  return (
    <DataTable
      label={t('users')}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      expected={shown.size}
      stale={stale}
      sorting={{ by: shown.sort, direction: shown.direction }}
      onSort={({ by, direction }) => {
        const sort = USER_SORTS.find((name) => name === by);
        if (sort) go({ ...shown, sort, direction });
      }}
    />
  );
}
