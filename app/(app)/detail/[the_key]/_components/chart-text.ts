import { lineText } from '@/lib/financials/line-text';
import { monthsOf } from '@/lib/financials/periods';
import type { Amount, StatementField } from '@/lib/financials/types';
import { formatDay } from '@/lib/format';

/** Why there is no amount: a key of the `financial` texts. */
type WhyNone = 'notReported' | 'contradiction';

/** "1.234 DKK", or why there is no amount. */
export function chartText(
  field: StatementField,
  { value, contradiction }: Pick<Amount, 'value' | 'contradiction'>,
  { currency, t }: { currency: string; t: (why: WhyNone) => string },
): string {
  if (value !== null) return `${lineText(field, value)} ${currency}`;
  return t(contradiction === null ? 'notReported' : 'contradiction');
}

type Period = { startDate: Date; endDate: Date };

/** "31/03/2022 (15 months)", of a year only its last day. */
export function chartDay(
  period: Period,
  t: (key: 'months', values: { months: number }) => string,
): string {
  const [day, months] = [formatDay(period.endDate), monthsOf(period)];
  return months === 12 ? day : `${day} (${t('months', { months })})`;
}
