import 'server-only';
import type { Cell } from '@/lib/sheets/cells';
import type { Sheet } from '@/lib/sheets/xlsx';
import type { FinancialTexts } from './rows';

/** The columns of texts: the group, the name and that in the other language. */
export const TEXTS = { widths: [28, 44, 44], frozenColumns: 2 };

/**
 * Number formats: amounts as whole numbers with thousands separators, ratios with two decimals,
 * head counts as reported.
 */
const AMOUNTS = '#,##0';
const RATIOS = '#,##0.00';
const HEADS = 'General';

/**
 * Consistent with lineText in lib/financials/line-text.ts: half an employee must not round to none.
 */
export const statementNumbers =
  (t: FinancialTexts): Sheet['numbers'] =>
  ([, label]) =>
    label === t('fields.employees') ? HEADS : AMOUNTS;

export const keyFigureNumbers: Sheet['numbers'] = () => RATIOS;

/** The rows of a sheet down to its periods and their currency. */
export const headOf = (rows: readonly Cell[][], t: FinancialTexts) =>
  rows.findIndex(([label]) => label === t('file.currency')) + 1;
