import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { USUAL_CURRENCY } from '@/lib/financials/constants';
import { monthsOf } from '@/lib/financials/periods';
import type { FinancialPeriod } from '@/lib/financials/types';
import { formatDay } from '@/lib/format';

/** First and last day, and what is unusual: another currency, more or less than a year. */
export function PeriodHeading({ period }: { period: FinancialPeriod }) {
  const t = useTranslations('financial');
  const months = monthsOf(period);
  const { startDate, endDate, currency } = period;
  return (
    <th scope="col" className="border-t px-4 py-2 font-medium text-ink">
      {currency !== USUAL_CURRENCY && <Badge tone="warn">{currency}</Badge>}
      {months !== 12 && (
        <span className="block font-normal text-muted text-xs">{t('months', { months })}</span>
      )}
      <span className="block font-normal text-muted text-xs">{formatDay(startDate)} –</span>
      <span className="block">{formatDay(endDate)}</span>
    </th>
  );
}
