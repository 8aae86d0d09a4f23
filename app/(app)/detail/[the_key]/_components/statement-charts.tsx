import { useLocale, useTranslations } from 'next-intl';
import { type Bar, BarChart } from '@/components/charts/bar-chart';
import { GrowthLine } from '@/components/financials/amount-cell';
import { cardClass } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import type { Break } from '@/lib/financials/breaks';
import type { Amount, FinancialPeriod, StatementField } from '@/lib/financials/types';
import { formatCompact } from '@/lib/format-compact';
import { chartFields, drawnCurrency } from './chart-series';
import { ChartTable } from './chart-table';
import { chartDay, chartText } from './chart-text';

type Props = {
  /** All periods of a scope, newest first. */
  periods: readonly FinancialPeriod[];
  /** The periods shown in the tables below. */
  shown: readonly FinancialPeriod[];
  breaks: ReadonlyMap<FinancialPeriod, Break>;
};

/** How the main figures developed over all periods. */
export function StatementCharts({ periods, shown, breaks }: Props) {
  const t = useTranslations('financial');
  const currency = drawnCurrency(periods);
  const others = new Set(
    periods.map((period) => period.currency).filter((own) => own !== currency),
  );
  const hasGaps = periods.some((period) => isTimeBreak(breaks.get(period)));
  const fields = chartFields(periods);
  return (
    <section aria-labelledby="statement-charts" className={cn(cardClass, 'relative p-4')}>
      <h2 id="statement-charts" className="sr-only">
        {t('charts.heading')}
      </h2>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {fields.map((field) => (
          <Chart key={field} field={field} periods={periods} shown={shown} breaks={breaks} />
        ))}
      </div>
      <p className="mt-3 text-muted text-xs empty:hidden">
        {[
          others.size > 0 &&
            t('charts.currencies', { drawn: currency, others: [...others].join(', ') }),
          hasGaps && t('charts.gaps'),
          periods.length > shown.length && t('charts.faint'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ChartTable fields={fields} periods={periods} />
    </section>
  );
}

const isTimeBreak = (found: Break | undefined) => found === 'gap' || found === 'overlap';

function Chart({ field, periods, shown, breaks }: Props & { field: StatementField }) {
  const t = useTranslations('financial');
  const language = useLocale();
  const [newest] = periods;
  const currency = drawnCurrency(periods);
  const bars = periods.toReversed().map((period): Bar => {
    const amount = period.amounts[field];
    const isDrawn = period.currency === currency;
    const text = isDrawn ? chartText(field, amount, { currency, t }) : period.currency;
    return {
      key: String(period.endDate.getTime()),
      label: String(period.endDate.getUTCFullYear()),
      value: isDrawn ? amount.value : null,
      title: `${chartDay(period, t)}: ${text}`,
      gapBefore: isTimeBreak(breaks.get(period)),
      faint: !shown.includes(period),
    };
  });
  return (
    <div>
      <h3 className="font-medium text-muted text-xs">{t(`fields.${field}`)}</h3>
      {newest && <Newest field={field} amount={newest.amounts[field]} currency={currency} />}
      <BarChart bars={bars} format={(value) => formatCompact(value, language)} />
    </div>
  );
}

type NewestProps = { field: StatementField; amount: Amount; currency: string };

/** The latest figure and its change; always two lines, so that the charts align. */
function Newest({ field, amount, currency }: NewestProps) {
  const { value, notCompared } = amount;
  const t = useTranslations('financial');
  return (
    <p className="mb-2 min-h-9">
      <span
        className={cn(
          'block text-lg leading-5',
          value === null ? 'text-muted' : 'font-semibold text-ink',
        )}
      >
        {chartText(field, amount, { currency, t })}
      </span>
      <GrowthLine amount={amount} />
      {notCompared && (
        <span className="block text-muted text-xs">{t(`notCompared.${notCompared}`)}</span>
      )}
    </p>
  );
}
