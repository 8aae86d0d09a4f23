import type { createTranslator, Messages } from 'next-intl';
import type { Counted, Groups } from '@/lib/search/engine/groups';
import { type GroupField, type GroupFigureName, isSummed } from '@/lib/search/group-fields';
import type { Cell } from '@/lib/sheets/cells';
import type { Sheet } from '@/lib/sheets/xlsx';
import { columnsOf } from './constants';
import { type GroupTexts, groupText } from './group-text';

export type FileTexts = GroupTexts & {
  filters: ReturnType<typeof createTranslator<Messages, 'filters'>>;
};

type Asked = { by: GroupField; figure: GroupFigureName };

/** Two decimals at most; percentages are known to a tenth. */
const rounded = (value: number | null | undefined, decimals: 1 | 2 = 2) =>
  value == null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals;

type Columns = { all: number; figure: GroupFigureName };

const rowOf = (
  name: string,
  { companies, figure: found }: Counted,
  { all, figure }: Columns,
): Cell[] => [
  ...[name, companies, all > 0 ? rounded((100 * companies) / all) : null],
  ...[found?.counted ?? null, ...(isSummed(figure) ? [found?.counted ? found.sum : null] : [])],
  ...[found?.mean, found?.median].map((value) => rounded(value, isSummed(figure) ? 2 : 1)),
];

function headOf(figure: GroupFigureName, { t, filters }: FileTexts): string[] {
  const own = filters(figure);
  // Others have their unit in the name, but head counts, which have none.
  const name = figure !== 'employees' && isSummed(figure) ? t('inKroner', { name: own }) : own;
  const columns = columnsOf(figure).filter(
    (column) => column !== 'value' && column !== 'companies',
  );
  return columns.map((column) => `${name}: ${t(column)}`);
}

/**
 * A row of headings, one for each group, one for companies in none of them if there are any, and one
 * for all companies. Amounts are in kroner, others in per cent.
 */
export function breakdownRows(
  { groups, without, all }: Groups,
  { by, figure }: Asked,
  texts: FileTexts,
): Cell[][] {
  const { t } = texts;
  const columns = { all: all.companies, figure };
  return [
    [t(`by.${by}`), t('companies'), t('shareInPercent'), ...headOf(figure, texts)],
    ...groups.map((group) => rowOf(groupText(by, group.value, texts), group, columns)),
    ...(without.companies > 0 ? [rowOf(t('without'), without, columns)] : []),
    rowOf(t('all'), all, columns),
  ];
}

export const breakdownSheet = (name: string, rows: readonly Cell[][]): Sheet => ({
  ...{ name, rows, frozenRows: 1, frozenColumns: 1, widths: [48] },
  // The share, the average and the median are no whole numbers.
  numbers: (_, column) =>
    column === 2 || column >= (rows[0]?.length ?? 0) - 2 ? '#,##0.00' : '#,##0',
});
