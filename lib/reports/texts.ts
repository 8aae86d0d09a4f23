import { formatNumber } from '@/lib/format';
import type { ReportWords } from './words';

/** One decimal, in Danish format. */
export const ratio = (value: number) =>
  value.toLocaleString('da-DK', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A note for a list that is longer than printed; otherwise null. */
export const firstOf = (printed: number, total: number, say: ReportWords['say']) =>
  total > printed ? say(`The first ${formatNumber(printed)} of ${formatNumber(total)}.`) : null;
