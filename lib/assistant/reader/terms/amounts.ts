import type { StatementField } from '@/lib/financials/types';
import { foldText } from '@/lib/words/fold';
import { amountName } from '../text/names';
import type { Entry } from '../words/match';
import { BALANCE_AMOUNTS } from './balance-amounts';
import { INCOME_AMOUNTS } from './income-amounts';
import type { Meaning } from './types';

/** What each line of the accounts is. */
export const AMOUNTS: Record<StatementField, Meaning> = { ...INCOME_AMOUNTS, ...BALANCE_AMOUNTS };

const fields = Object.keys(AMOUNTS) as StatementField[];

/** The names of the lines in both languages, and the other words for them. */
export const AMOUNT_TERMS = fields.map((field): Entry<StatementField> => {
  const { en, da } = amountName(field);
  const { words } = AMOUNTS[field];
  const names = [en, da].map(foldText).join('|');
  return [field, words ? `${names}|${words}` : names];
});
