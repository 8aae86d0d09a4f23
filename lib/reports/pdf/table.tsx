import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { byPlace } from '@/lib/by-place';
import type { PrintedColumn, PrintedRow } from '../types';
import { wrapText } from '../wrap';

const PAGE_WIDTH = 515;
const FONT_SIZE = 8;
const GAP = 6;
/** Rows that stay on one page. */
const ROWS_TOGETHER = 12;
/** Bold of Helvetica; of Inter the nearest weight that is registered. */
const STRONG = 700;

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  head: { borderBottom: '0.5 solid #94a3b8', marginBottom: 2, color: '#475569' },
  // Of Inter's figures some stand so close together that points between them vanish.
  figures: { fontFamily: 'Helvetica' },
  cell: { fontSize: FONT_SIZE, lineHeight: 1.4, paddingRight: GAP },
});

type Lines = { cells: string[][]; height: number; strong: boolean };

function linesOf({ cells, strong = false }: PrintedRow, columns: readonly PrintedColumn[]): Lines {
  const wrapped = columns.map(({ width }, place) =>
    wrapText(cells[place] ?? '', (width * PAGE_WIDTH - GAP) / FONT_SIZE),
  );
  return { cells: wrapped, height: Math.max(...wrapped.map((lines) => lines.length)), strong };
}

/** The same number of lines in each cell of a row keeps the columns beside each other. */
const padded = (lines: readonly string[], height: number) => [
  ...lines,
  ...Array<string>(height - lines.length).fill(' '),
];

type ColumnProps = { column: PrintedColumn; place: number; rows: readonly Lines[] };

function Column({ column: { width, align }, place, rows }: ColumnProps) {
  const figures = align === 'right' ? styles.figures : {};
  return (
    <Text style={[styles.cell, { width: width * PAGE_WIDTH, textAlign: align }, figures]}>
      {byPlace(rows, ({ cells, height, strong }, row) => (
        <Text style={{ fontWeight: strong ? STRONG : 400 }}>
          {`${row === 0 ? '' : '\n'}${padded(cells[place] ?? [], height).join('\n')}`}
        </Text>
      ))}
    </Text>
  );
}

type BlockProps = { columns: readonly PrintedColumn[]; rows: readonly Lines[] };

function Block({ columns, rows }: BlockProps) {
  return (
    <View wrap={false} style={styles.row}>
      {byPlace(columns, (column, place) => (
        <Column column={column} place={place} rows={rows} />
      ))}
    </View>
  );
}

type Props = {
  columns: readonly PrintedColumn[];
  rows: readonly PrintedRow[];
  /** Stands above the table, on the page of its first rows. */
  title: ReactNode;
};

/** A table of any length; its rows are laid out by columns, some at a time. */
export function Table({ columns, rows, title }: Props) {
  const all = rows.map((row) => linesOf(row, columns));
  const [first = [], ...others] = Array.from(
    { length: Math.ceil(all.length / ROWS_TOGETHER) },
    (_, block) => all.slice(block * ROWS_TOGETHER, (block + 1) * ROWS_TOGETHER),
  );
  const labels = linesOf({ cells: columns.map(({ label }) => label), strong: true }, columns);
  return (
    <>
      <View wrap={false}>
        {title}
        <View style={styles.head}>
          <Block columns={columns} rows={[labels]} />
        </View>
        <Block columns={columns} rows={first} />
      </View>
      {byPlace(others, (block) => (
        <Block columns={columns} rows={block} />
      ))}
    </>
  );
}
