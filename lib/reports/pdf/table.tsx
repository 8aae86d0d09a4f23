import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { byPlace } from '@/lib/by-place';
import type { PrintedColumn, PrintedRow } from '../types';
import { blocksOf, type Lines } from './blocks';
import { FONT_SIZE, GAP, linesOf, PAGE_WIDTH } from './lines';

/** Bold in Helvetica; in Inter the nearest registered weight. */
const STRONG = 700;
const LINE_HEIGHT = 1.4;
/** Rule and space between the labels and the rows, in points. */
const HEAD_GAP = 3;

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  head: { borderBottom: '0.5 solid #94a3b8', marginBottom: 2, color: '#475569' },
  // Some of Inter's digits are so close together that the points between them vanish.
  figures: { fontFamily: 'Helvetica' },
  cell: { fontSize: FONT_SIZE, lineHeight: LINE_HEIGHT, paddingRight: GAP },
});

/** Pads the cells of a row to the same number of lines, to keep the columns aligned. */
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
  /** Placed above the table, on each of its pages. */
  title: ReactNode;
  /** Placed below the table, on the same page as its last rows. */
  note: ReactNode;
};

const labelsOf = (columns: readonly PrintedColumn[]) =>
  linesOf({ cells: columns.map(({ label }) => label), strong: true }, columns);

/** The height of a table's labels and first rows, which nothing may part; in points. */
export function beginningOf({ columns, rows }: Pick<Props, 'columns' | 'rows'>): number {
  const [first = []] = blocksOf(rows.map((row) => linesOf(row, columns)));
  const lines = first.reduce((sum, { height }) => sum + height, labelsOf(columns).height);
  return lines * FONT_SIZE * LINE_HEIGHT + HEAD_GAP;
}

/**
 * A table of any length; its rows are laid out by columns, in blocks. What is fixed is repeated on
 * each of its pages.
 */
export function Table({ columns, rows, title, note }: Props) {
  const blocks = blocksOf(rows.map((row) => linesOf(row, columns)));
  const last = blocks.pop() ?? [];
  return (
    <View>
      <View fixed>
        {title}
        <View style={styles.head}>
          <Block columns={columns} rows={[labelsOf(columns)]} />
        </View>
      </View>
      {byPlace(blocks, (block) => (
        <Block columns={columns} rows={block} />
      ))}
      <View wrap={false}>
        <Block columns={columns} rows={last} />
        {note}
      </View>
    </View>
  );
}
