import type { StatementField } from '@/lib/financials/types';
import type { Entry } from './match';
import { FACT_WORDS } from './vocabulary';

/** Words for employees where the average number that accounts state is meant. */
export const STAFF_WORDS: Entry<StatementField>[] = FACT_WORDS.flatMap(([field, words]) =>
  field === 'employees' ? [['employees' as const, words]] : [],
);
