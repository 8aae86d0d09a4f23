import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { byPlace } from '@/lib/by-place';
import type { PrintedColumn, PrintedRow } from '../types';
import { blocksOf, type Lines } from './blocks';
import { FONT_SIZE, GAP, linesOf, PAGE_WIDTH } from './lines';

/** Bold in Helvetica; in Inter the nearest registered weight. */
const STRONG = 700;

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  head: { borderBottom: '0.5 solid #94a3b8', marginBottom: 2, color: '#475569' },
  // Some of Inter's digits are so close together that the points between them vanish.
  figures: { fontFamily: 'Helvetica' },
  cell: { fontSize: FONT_SIZE, lineHeight: 1.4, paddingRight: GAP },
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
  /** Placed above the table, on the same page as its first rows. */
  title: ReactNode;
};

/** A table of any length; its rows are laid out by columns, in blocks. */
export function Table({ columns, rows, title }: Props) {
  const [first = [], ...others] = blocksOf(rows.map((row) => linesOf(row, columns)));
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
