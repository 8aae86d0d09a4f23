'use client';

import { rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { cn } from '@/lib/cn';
import { HeadCell } from './head-cell';
import { boxCell, SelectBox, type Selection, useSelecting } from './selection';
import { SkeletonRows } from './skeleton-rows';

const features = tableFeatures({ rowSortingFeature });

type Sorting = { by: string; direction: 'asc' | 'desc' };

export type TableColumn<Row> = {
  /** The server's name for the column, for sorting. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Its cell names the row, and is read out with the other cells. */
  isRowName?: boolean;
  /** Classes of its cells, e.g. to hide them on some screens. */
  className?: string;
};

type Props<Row> = {
  /** Describes the table to screen readers. */
  label: string;
  columns: TableColumn<Row>[];
  /** One page, sorted by the server; undefined until the first one has loaded. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Number of rows to reserve space for while loading. */
  expected: number;
  /** The rows belong to the previous query. */
  stale?: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Makes rows selectable; the first column then sticks beside the boxes. */
  selection?: Selection<Row>;
  /** Classes of the scrolling frame, in which the heading is sticky. */
  className?: string;
  /** When it changes, the frame scrolls back to its first row. */
  page?: number;
};

const NO_ROWS: never[] = [];

/** The library's table, which leaves sorting and paging to the server. */
function useServerTable<Row extends object>(props: Props<Row>) {
  const { columns, rows = NO_ROWS, rowKey, sorting, onSort } = props;
  const definitions = useMemo(
    () =>
      columns.map(({ id, label: header, cell, sortable = false }) => ({
        id,
        header,
        enableSorting: sortable,
        // The server sorts, but the library treats a column without an accessor as not sortable.
        accessorFn: () => id,
        cell: ({ row }: { row: { original: Row } }) => cell(row.original),
      })),
    [columns],
  );
  return useTable({
    features,
    columns: definitions,
    data: rows,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    getRowId: rowKey,
    sortDescFirst: false,
    state: { sorting: [{ id: sorting.by, desc: sorting.direction === 'desc' }] },
    onSortingChange: (update) => {
      const before = [{ id: sorting.by, desc: sorting.direction === 'desc' }];
      const [next] = typeof update === 'function' ? update(before) : update;
      if (next) onSort({ by: next.id, direction: next.desc ? 'desc' : 'asc' });
    },
  });
}

/** A table whose rows are sorted and paged on the server. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { label, columns, rows, rowKey, expected, stale, selection } = props;
  const frame = useRef<HTMLElement>(null);
  const selecting = useSelecting(selection, rows?.map(rowKey) ?? NO_ROWS);
  const table = useServerTable(props);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run whenever the page changes
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 });
  }, [props.page]);

  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const classOf = (id: string) => {
    const [first] = columns;
    const stays = selection && id === first?.id && 'sticky left-10 z-10 bg-inherit print:static';
    return cn(stays, columnOf(id)?.className);
  };
  return (
    <ScrollRegion
      ref={frame}
      aria-label={label}
      className={cn(
        'isolate overflow-x-auto rounded-lg border bg-surface',
        // What gets the focus stops beside the columns and below the heading that stay in view.
        selection && 'has-[thead_:focus]:scroll-pr-40 has-[thead_:focus]:scroll-pl-72',
        'has-[tbody_:focus]:scroll-pt-14',
        props.className,
      )}
    >
      <table
        aria-busy={rows === undefined || stale}
        className="w-full border-separate border-spacing-0 text-left print:text-xs [&_tbody>tr:last-child>*]:border-b-0"
      >
        <thead className="sticky top-0 z-20 bg-raised text-sm print:static print:text-xs">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="bg-raised">
              {selection && (
                <th scope="col" className={cn(boxCell, 'border-b')}>
                  <SelectBox
                    label={selection.allLabel}
                    checked={selecting.isAll}
                    mixed={selecting.isSome}
                    disabled={!rows || rows.length === 0}
                    onChange={selecting.toggleAll}
                  />
                </th>
              )}
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
            <tr
              key={row.id}
              className={cn('h-13', selecting.isSelected(row.id) ? 'bg-accent-soft' : 'bg-surface')}
            >
              {selection && (
                <td className={cn(boxCell, 'border-b')}>
                  <SelectBox
                    label={selection.rowLabel(row.original)}
                    checked={selecting.isSelected(row.id)}
                    onChange={(event) => selecting.toggle(row.id, event)}
                  />
                </td>
              )}
              {row.getAllCells().map((cell) => {
                const { id } = cell.column;
                const isName = columnOf(id)?.isRowName;
                const Cell = isName ? 'th' : 'td';
                return (
                  <Cell
                    key={cell.id}
                    scope={isName ? 'row' : undefined}
                    className={cn('border-b px-3 py-1 font-normal print:px-1.5', classOf(id))}
                  >
                    <table.FlexRender cell={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows === undefined && (
            <SkeletonRows columns={columns} count={expected} hasBoxes={selection !== undefined} />
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
