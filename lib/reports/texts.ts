import { formatNumber } from '@/lib/format';
import type { ReportWords } from './words';

/** One decimal, as Danes write it. */
export const ratio = (value: number) =>
  value.toLocaleString('da-DK', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Says so when a list is longer than what is printed. */
export const firstOf = (printed: number, total: number, say: ReportWords['say']) =>
  total > printed ? say(`The first ${formatNumber(printed)} of ${formatNumber(total)}.`) : null;
