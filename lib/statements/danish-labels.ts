import type { StatementField } from '@/lib/financials/types';
import danish from '@/messages/da.json';

/** The names of the lines in Danish annual reports. */
export const DANISH_LABELS: Record<StatementField, string> = danish.financial.fields;
