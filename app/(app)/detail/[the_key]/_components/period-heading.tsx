import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Break } from '@/lib/financials/breaks';
import { USUAL_CURRENCY } from '@/lib/financials/constants';
import { monthsOf } from '@/lib/financials/periods';
import { formatDay } from '@/lib/format';

type Props = {
  period: { startDate: Date; endDate: Date; currency: string };
  /** Why it cannot be compared with the one before. */
  reason: Break | undefined;
};

/** First and last day, the currency, and what is unusual: not a year, or no sequel of the last. */
export function PeriodHeading({ period, reason }: Props) {
  const t = useTranslations('financial');
  const months = monthsOf(period);
  const { startDate, endDate, currency } = period;
  return (
    <th scope="col" className="border-t px-4 py-2 font-normal text-muted text-xs">
      {reason && <span className="block">{t(`breaks.${reason}`)}</span>}
      {months !== 12 && <span className="block">{t('months', { months })}</span>}
      <span className="block">{formatDay(startDate)} –</span>
      <span className="block font-medium text-base text-ink">{formatDay(endDate)}</span>
      {currency === USUAL_CURRENCY ? currency : <Badge tone="warn">{currency}</Badge>}
    </th>
  );
}
