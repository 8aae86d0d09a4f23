import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import type { Break } from '@/lib/financials/breaks';
import { USUAL_CURRENCY } from '@/lib/financials/constants';
import { monthsOf } from '@/lib/financials/periods';
import { formatDay } from '@/lib/format';

type Period = { startDate: Date; endDate: Date; currency: string };

type RowProps<T extends Period> = {
  /** Names the column below it. */
  label: string;
  nameClass: string;
  className?: string;
  periods: readonly T[];
  breaks: ReadonlyMap<T, Break>;
  /** Further header cells. */
  children?: ReactNode;
};

/** The header row of a table of figures: the column of names, and the periods. */
export function PeriodHeadings<T extends Period>(props: RowProps<T>) {
  const { label, nameClass, className, periods, breaks, children } = props;
  return (
    <thead className={className}>
      <tr className="align-bottom">
        <th scope="col" className={cn(nameClass, 'py-2 font-medium text-muted text-xs')}>
          {label}
        </th>
        {periods.map((period) => (
          <PeriodHeading
            key={period.endDate.getTime()}
            period={period}
            reason={breaks.get(period)}
          />
        ))}
        {children}
      </tr>
    </thead>
  );
}

type Props = {
  period: Period;
  /** Why the period cannot be compared with the previous one. */
  reason: Break | undefined;
};

/** First and last day, currency, and anything unusual: length, or a break with the last period. */
function PeriodHeading({ period, reason }: Props) {
  const t = useTranslations('financial');
  const months = monthsOf(period);
  const { startDate, endDate, currency } = period;
  return (
    <th scope="col" className="border-t px-4 py-2 font-normal text-muted text-xs print:px-2">
      {reason && <span className="block">{t(`breaks.${reason}`)}</span>}
      {months !== 12 && <span className="block">{t('months', { months })}</span>}
      <span className="block">{formatDay(startDate)} –</span>
      <span className="block font-medium text-base text-ink">{formatDay(endDate)}</span>
      {currency === USUAL_CURRENCY ? currency : <Badge tone="warn">{currency}</Badge>}
    </th>
  );
}
