'use client';

import { rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { HeadCell } from './head-cell';

const features = tableFeatures({ rowSortingFeature });

export type Sorting = { by: string; direction: 'asc' | 'desc' };

export type TableColumn<Row> = {
  /** What the server calls it when it is sorted by. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Of its cells, such as which screens show it. */
  className?: string;
};

type Props<Row> = {
  /** What the table is, for those who do not see it. */
  label: string;
  columns: TableColumn<Row>[];
  /** One page, as the server sorted it; undefined while none is there yet. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Rows to keep room for while there are none. */
  expected: number;
  /** The rows are of the question before. */
  stale?: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
};

const NO_ROWS: never[] = [];

/** A table whose rows are sorted and paged by the server. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { label, columns, rows, rowKey, expected, stale, sorting, onSort } = props;
  const definitions = useMemo(
    () =>
      columns.map(({ id, label: header, cell, sortable = false }) => ({
        ...{ id, header, enableSorting: sortable },
        // The server sorts; without a value to sort by, a column is taken for one of buttons.
        accessorFn: () => id,
        cell: ({ row }: { row: { original: Row } }) => cell(row.original),
      })),
    [columns],
  );
  const table = useTable({
    ...{ features, columns: definitions, data: rows ?? (NO_ROWS as Row[]) },
    ...{ manualSorting: true, enableSortingRemoval: false, enableMultiSort: false },
    getRowId: rowKey,
    sortDescFirst: false,
    state: { sorting: [{ id: sorting.by, desc: sorting.direction === 'desc' }] },
    onSortingChange: (update) => {
      const before = [{ id: sorting.by, desc: sorting.direction === 'desc' }];
      const [next] = typeof update === 'function' ? update(before) : update;
      if (next) onSort({ by: next.id, direction: next.desc ? 'desc' : 'asc' });
    },
  });
  const classOf = (id: string) => columns.find((column) => column.id === id)?.className;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border bg-surface"
    >
      <table aria-busy={rows === undefined || stale} className="w-full border-collapse text-left">
        <thead className="border-b text-sm">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map(({ id, column }) => (
                <HeadCell
                  key={id}
                  label={String(column.columnDef.header)}
                  className={classOf(id)}
                  sorted={column.getIsSorted()}
                  onSort={column.getCanSort() ? () => column.toggleSorting() : undefined}
                />
              ))}
            </tr>
          ))}
        </thead>
        <tbody className={cn('transition-opacity', stale && 'opacity-60')}>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="h-13 border-b last:border-b-0">
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={cn('px-3 py-1', classOf(cell.column.id))}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
          {rows === undefined && <SkeletonRows columns={columns} count={expected} />}
        </tbody>
      </table>
    </section>
  );
}

type SkeletonProps = { columns: { id: string; className?: string }[]; count: number };

/** As high as the rows that come. */
function SkeletonRows({ columns, count }: SkeletonProps) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bars are all alike
    <tr key={row} className="h-13 border-b last:border-b-0">
      {columns.map(({ id, className }) => (
        <td key={id} className={cn('px-3 py-1', className)}>
          <Skeleton className="h-4 w-full max-w-40" />
        </td>
      ))}
    </tr>
  ));
}
