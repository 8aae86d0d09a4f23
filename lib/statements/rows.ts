import type { createTranslator, Messages } from 'next-intl';
import { danishDay } from '@/lib/danish-day';
import { BALANCE_SHEET, INCOME_STATEMENT } from '@/lib/financials/constants';
import { contradictedIn } from '@/lib/financials/contradicted';
import type { Correction, FinancialPeriod, Scope } from '@/lib/financials/types';
import type { Cell } from '@/lib/sheets/cells';

/** Translator for the texts of the Financial tab. */
export type FinancialTexts = ReturnType<typeof createTranslator<Messages, 'financial'>>;

type Days = { startDate: Date; endDate: Date; currency: string; corrected: Correction | null };

export type FileOf<Period extends Days> = {
  company: { key: string; name: string | null; isSample: boolean };
  scope: Scope;
  /** The periods of that scope, newest first. */
  periods: readonly Period[];
  t: FinancialTexts;
};

/** `other`: the texts of the other language, for a second name of each line. */
type Given = FileOf<FinancialPeriod> & { other: FinancialTexts };

type Group = (typeof INCOME_STATEMENT | typeof BALANCE_SHEET)[number];

const dayOf = ({ publishedAt }: Correction) => new Date(danishDay(publishedAt));

/** Header rows with the company and the periods; `empty` explains what an empty cell means. */
export function headRows(given: FileOf<Days>, empty: string): Cell[][] {
  const { company, scope, periods, t } = given;
  const across = (label: string, read: (period: Days) => Cell): Cell[] => [
    ...[label, null, null],
    ...periods.map(read),
  ];
  return [
    [t('file.company'), null, company.name],
    [t('file.cvr'), null, company.key],
    [t('scopes'), null, t(scope)],
    [t('file.source'), null, company.isSample ? t('file.sample') : t('file.register')],
    [empty],
    [],
    across(t('file.from'), ({ startDate }) => startDate),
    across(t('file.to'), ({ endDate }) => endDate),
    across(t('file.currency'), ({ currency }) => currency),
    ...(periods.some(({ corrected }) => corrected)
      ? [across(t('file.corrected'), ({ corrected }) => corrected && dayOf(corrected))]
      : []),
  ];
}

const lineRows = ({ periods, t, other }: Given, groups: readonly Group[]): Cell[][] =>
  groups.flatMap((group) =>
    group.fields.map((field) => [
      ...[t(`groups.${group.id}`), t(`fields.${field}`), other(`fields.${field}`)],
      ...periods.map(({ amounts }) => amounts[field].value),
    ]),
  );

/** Which lines each report contradicts itself about; no row without any. */
function contradictedRow({ periods, t }: Given): Cell[][] {
  const cells = periods.map(
    (period) =>
      contradictedIn(period)
        .map((field) => t(`fields.${field}`))
        .join('; ') || null,
  );
  return cells.some(Boolean) ? [[t('file.contradicted'), null, null, ...cells]] : [];
}

/**
 * Both statements as a table: header rows, then a row per field with its group, its name
 * in both languages, and one column per period, newest first. A value that was not reported is an empty
 * cell, not zero, as is one that the report contradicts itself about.
 */
export function statementRows(given: Given): Cell[][] {
  const { t } = given;
  return [
    ...headRows(given, t('file.empty')),
    ...contradictedRow(given),
    [t('incomeStatement')],
    ...lineRows(given, INCOME_STATEMENT),
    [t('balanceSheet')],
    ...lineRows(given, BALANCE_SHEET),
  ];
}
