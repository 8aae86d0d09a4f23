import { formatDay, formatNumber } from '@/lib/format';
import { firstOf } from './texts';
import type { PrintedColumn, PrintedDocument, UsersReport } from './types';

const columns: PrintedColumn[] = [
  { label: 'ID', width: 0.14 },
  { label: 'Full Name', width: 0.26 },
  { label: 'Email', width: 0.36 },
  { label: 'Role', width: 0.1 },
  { label: 'Subscription', width: 0.14 },
];

/** The table of users in words. */
export function usersReport({ search, users, total, madeAt }: UsersReport): PrintedDocument {
  const rows = users.map(({ id, name, email, role, isSubscriber }) => ({
    cells: [
      ...[id.slice(0, 8), name, email, role === 'ADMIN' ? 'Admin' : 'User'],
      isSubscriber ? 'Paid User' : 'Free User',
    ],
  }));
  return {
    title: 'Users',
    subtitle: search === '' ? 'All users' : `Users found for "${search}"`,
    warning: null,
    sections: [
      {
        heading: `${formatNumber(total)} users`,
        ...(users.length > 0 ? { table: { columns, rows } } : { text: 'No user is found.' }),
        note: firstOf(users.length, total),
      },
    ],
    footer: `Veminto · personal data, for administrators only · ${formatDay(madeAt)}`,
  };
}
