import { STATEMENT_FIELDS } from './constants';
import type { FinancialPeriod, StatementField } from './types';

/** The lines that a report states, but contradicts itself about, so that they have no value. */
export const contradictedIn = ({ amounts }: Pick<FinancialPeriod, 'amounts'>): StatementField[] =>
  STATEMENT_FIELDS.filter((field) => amounts[field].contradiction !== null);
