import { lineText } from '@/lib/financials/line-text';
import type { Amount, StatementField } from '@/lib/financials/types';

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
