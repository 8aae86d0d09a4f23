import { formatMomentDay, formatNumber } from '@/lib/format';
import { firstOf } from './texts';
import type { PrintedColumn, PrintedDocument, UsersReport } from './types';
import type { ReportWords } from './words';

const columns: PrintedColumn[] = [
  { label: 'ID', width: 0.13 },
  { label: 'Full Name', width: 0.26 },
  { label: 'Email', width: 0.34 },
  { label: 'Role', width: 0.13 },
  { label: 'Subscription', width: 0.14 },
];

/** The table of users as a document. */
export function usersReport(
  { search, users, total, madeAt }: UsersReport,
  { say }: ReportWords,
): PrintedDocument {
  const rows = users.map(({ id, name, email, role, isSubscriber }) => ({
    cells: [
      ...[id.slice(0, 8), name, email, say(role === 'ADMIN' ? 'Admin' : 'User')],
      say(isSubscriber ? 'Paid User' : 'Free User'),
    ],
  }));
  const labelled = columns.map((column) => ({ ...column, label: say(column.label) }));
  return {
    title: say('Users'),
    subtitle: say(search === '' ? 'All users' : `Users found for "${search}"`),
    warning: null,
    sections: [
      {
        heading: say(total === 1 ? '1 user' : `${formatNumber(total)} users`),
        ...(users.length > 0
          ? { table: { columns: labelled, rows } }
          : { text: say('No user is found.') }),
        note: firstOf(users.length, total, say),
      },
    ],
    footer: `Veminto · ${say('personal data, for administrators only')} · ${formatMomentDay(madeAt)}`,
  };
}
