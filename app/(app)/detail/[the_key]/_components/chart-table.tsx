import { useTranslations } from 'next-intl';
import type { FinancialPeriod, StatementField } from '@/lib/financials/types';
import { chartDay, chartText } from './chart-text';

type Props = { fields: readonly StatementField[]; periods: readonly FinancialPeriod[] };

/** The charts as a table, for screen readers. */
export function ChartTable({ fields, periods }: Props) {
  const t = useTranslations('financial');
  return (
    <div className="sr-only">
      <table>
        <caption>{t('charts.heading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('charts.periodEnd')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {t(`fields.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.endDate.getTime()}>
              <th scope="row">{chartDay(period, t)}</th>
              {fields.map((field) => (
                <td key={field}>
                  {chartText(field, period.amounts[field], { currency: period.currency, t })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
