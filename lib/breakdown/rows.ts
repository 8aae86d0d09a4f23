import type { createTranslator, Messages } from 'next-intl';
import type { Counted, Groups } from '@/lib/search/engine/groups';
import type { GroupField, GroupFigureName } from '@/lib/search/group-fields';
import type { Cell } from '@/lib/sheets/cells';
import type { Sheet } from '@/lib/sheets/xlsx';
import { type GroupTexts, groupText } from './group-text';

export type FileTexts = GroupTexts & {
  filters: ReturnType<typeof createTranslator<Messages, 'filters'>>;
};

type Asked = { by: GroupField; figure: GroupFigureName };

/** The columns that are no whole numbers: the share, the average and the median. */
const DECIMALS = [2, 5, 6];

/** Two decimals at most. */
const rounded = (value: number | null | undefined) =>
  value == null ? null : Math.round(value * 100) / 100;

const rowOf = (name: string, { companies, figure }: Counted, all: number): Cell[] => [
  ...[name, companies, all > 0 ? rounded((100 * companies) / all) : null],
  ...[figure?.counted ?? null, figure?.counted ? figure.sum : null],
  ...[rounded(figure?.mean), rounded(figure?.median)],
];

/**
 * A row of headings, one for each group, one for companies in none of them if there are any, and one
 * for all companies. Amounts are in kroner.
 */
export function breakdownRows(
  { groups, without, all }: Groups,
  { by, figure }: Asked,
  { t, status, opinion, filters }: FileTexts,
): Cell[][] {
  const name = figure === 'employees' ? filters(figure) : t('inKroner', { name: filters(figure) });
  return [
    [
      ...[t(`by.${by}`), t('companies'), t('shareInPercent')],
      ...(['counted', 'sum', 'mean', 'median'] as const).map((one) => `${name}: ${t(one)}`),
    ],
    ...groups.map((group) =>
      rowOf(groupText(by, group.value, { t, status, opinion }), group, all.companies),
    ),
    ...(without.companies > 0 ? [rowOf(t('without'), without, all.companies)] : []),
    rowOf(t('all'), all, all.companies),
  ];
}

export const breakdownSheet = (name: string, rows: readonly Cell[][]): Sheet => ({
  ...{ name, rows, frozenRows: 1, frozenColumns: 1, widths: [48] },
  numbers: (_, column) => (DECIMALS.includes(column) ? '#,##0.00' : '#,##0'),
});
