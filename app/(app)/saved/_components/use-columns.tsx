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
const wide = 'hidden lg:table-cell max-[114rem]:px-2';
const figure = `${wide} whitespace-nowrap text-right`;
const words = `${wide} max-[114rem]:text-sm`;

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
      {
        ...column(
          'name',
          (row) => <CompanyCell row={row} />,
          'w-full max-w-0 lg:w-auto lg:min-w-48 lg:max-w-md lg:border-r max-[114rem]:px-2 print:min-w-0',
        ),
        isRowName: true,
      },
      column('industry', ({ industry }) => <span lang="da">{industry ?? MISSING}</span>, words),
      column('town', ({ town }) => <span lang="da">{town ?? MISSING}</span>, words),
      column('employees', (row) => savedEmployees(row) ?? MISSING, figure),
      column('tags', ({ tags }) => <TagList tags={tags} />),
      column('note', ({ note }) => <Note note={note} />, `${wide} max-w-56`),
      column('revenue', ({ revenue }) => revenueText(revenue, MISSING), figure),
      // Below the name until there is room for all columns: what it takes to call comes first.
      column('cvr', ({ companyKey }) => companyKey),
      column('status', ({ status }) => <StatusMark status={status} />),
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
