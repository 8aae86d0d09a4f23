import 'server-only';
import { getTranslations } from 'next-intl/server';
import { danishStamp } from '@/lib/danish-day';
import { CONTENT_TYPES } from '@/lib/exports/constants';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/i18n/languages';
import type { Counted, Groups } from '@/lib/search/engine/groups';
import type { GroupField, GroupFigureName } from '@/lib/search/group-fields';
import type { Search } from '@/lib/search/live-index';
import { type Cell, toCsv } from '@/lib/sheets/cells';
import type { SheetFormat } from '@/lib/sheets/formats';
import { toXlsx } from '@/lib/sheets/xlsx';
import type { BreakdownOrder } from './constants';
import { groupText } from './group-text';
import { findGroups } from './queries';

type Asked = Search & {
  by: GroupField;
  figure: GroupFigureName;
  order: BreakdownOrder;
  format: SheetFormat;
  language?: Language;
};

/** The columns of a row: its name, companies and their share, and four of the figure. */
const AVERAGES = [5, 6];
const SHARE = 2;

/** Two decimals at most. */
const rounded = (value: number) => Math.round(value * 100) / 100;

const rowOf = (name: string, { companies, figure }: Counted, all: number): Cell[] => [
  ...[name, companies, all > 0 ? rounded((100 * companies) / all) : null],
  ...[figure?.counted ?? null, figure?.counted ? figure.sum : null],
  ...[figure?.mean, figure?.median].map((value) => (value == null ? null : rounded(value))),
];

/** All groups as a file, in English without a language; amounts are in kroner. */
export async function breakdownFile({ format, language = DEFAULT_LANGUAGE, ...asked }: Asked) {
  const [found, t, status, filters] = await Promise.all([
    findGroups(asked),
    getTranslations({ locale: language, namespace: 'breakdown' }),
    getTranslations({ locale: language, namespace: 'company.status' }),
    getTranslations({ locale: language, namespace: 'filters' }),
  ]);
  const { by, figure } = asked;
  const name = figure === 'employees' ? filters(figure) : t('inKroner', { name: filters(figure) });
  const head = [
    ...[t(`by.${by}`), t('companies'), t('shareInPercent')],
    ...(['counted', 'sum', 'mean', 'median'] as const).map((one) => `${name}: ${t(one)}`),
  ];
  const rows = [head, ...rowsOf(found, (value) => groupText(by, value, { t, status }), t)];
  return {
    name: `veminto-breakdown-${danishStamp()}.${format}`,
    type: CONTENT_TYPES[format],
    content:
      format === 'csv'
        ? toCsv(rows)
        : await toXlsx(t('title'), [
            {
              ...{ name: t('title'), rows, frozenRows: 1, frozenColumns: 1, widths: [48] },
              numbers: (_, column) =>
                column === SHARE || AVERAGES.includes(column) ? '#,##0.00' : '#,##0',
            },
          ]),
  };
}

function rowsOf(
  { groups, without, all }: Groups,
  nameOf: (value: string) => string,
  t: (key: 'without' | 'all') => string,
): Cell[][] {
  return [
    ...groups.map((group) => rowOf(nameOf(group.value), group, all.companies)),
    ...(without.companies > 0 ? [rowOf(t('without'), without, all.companies)] : []),
    rowOf(t('all'), all, all.companies),
  ];
}
