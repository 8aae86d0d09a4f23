import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MISSING } from '@/components/company/company-text';
import { StatusMark } from '@/components/company/marks';
import type { TableColumn } from '@/components/data-table/data-table';
import { formatMomentDay, formatNumber } from '@/lib/format';
import type { SavedSort } from '@/lib/saved/constants';
import { savedEmployees } from '@/lib/saved/employees';
import type { SavedRow } from '@/lib/saved/types';
import { CompanyCell } from './company-cell';
import { RowActions } from './row-actions';
import { TagList } from './tag-list';

type Column = TableColumn<SavedRow> & { id: SavedSort | 'actions' };

/** Hidden on small screens, where the company's cell shows the same. */
const wide = 'hidden lg:table-cell';
const figure = `${wide} whitespace-nowrap text-right`;

const revenueText = (revenue: number | null, missing: string) =>
  revenue === null ? missing : formatNumber(revenue);

export function useColumns(): TableColumn<SavedRow>[] {
  const t = useTranslations('savedPage');
  return useMemo(() => {
    const column = (id: SavedSort, cell: Column['cell'], className: string = wide): Column => ({
      id,
      label: t(`column.${id}`),
      sortable: true,
      cell,
      className,
    });
    return [
      column(
        'name',
        (row) => <CompanyCell row={row} />,
        'w-full max-w-0 lg:w-auto lg:min-w-64 lg:max-w-md lg:border-r print:min-w-0',
      ),
      column('cvr', ({ companyKey }) => companyKey),
      column(
        'industry',
        ({ industry }) => <span lang="da">{industry ?? MISSING}</span>,
        `${wide} min-w-44 print:min-w-0`,
      ),
      column(
        'town',
        ({ town }) => <span lang="da">{town ?? MISSING}</span>,
        `${wide} min-w-28 print:min-w-0`,
      ),
      column('employees', (row) => savedEmployees(row) ?? MISSING, figure),
      column('revenue', ({ revenue }) => revenueText(revenue, MISSING), figure),
      column('status', ({ status }) => <StatusMark status={status} />),
      column('tags', ({ tags }) => <TagList tags={tags} />, `${wide} min-w-20 print:min-w-0`),
      column('note', ({ note }) => <Note note={note} />, `${wide} min-w-32 print:min-w-0`),
      column(
        'saved',
        ({ savedAt }) => formatMomentDay(new Date(savedAt)),
        `${wide} whitespace-nowrap`,
      ),
      {
        id: 'actions',
        label: t('column.actions'),
        cell: (row) => <RowActions row={row} />,
        // Sticky, so that the actions stay in reach however far the table is scrolled.
        className: `${wide} sticky right-0 z-10 border-l bg-inherit covers-left print:hidden`,
      },
    ];
  }, [t]);
}

/** The beginning of a note; the full text is shown in the edit dialog. */
function Note({ note }: { note: string }) {
  if (note === '') return <span className="text-muted">{MISSING}</span>;
  return (
    <span
      dir="auto"
      title={note}
      className="line-clamp-2 whitespace-pre-line break-words text-sm print:line-clamp-none print:text-xs"
    >
      {note}
    </span>
  );
}
