import { useTranslations } from 'next-intl';
import type { FinancialPeriod, StatementField } from '@/lib/financials/types';
import { formatDay, formatNumber } from '@/lib/format';

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
          {periods.map(({ endDate, currency, amounts }) => (
            <tr key={endDate.getTime()}>
              <th scope="row">{formatDay(endDate)}</th>
              {fields.map((field) => {
                const { value } = amounts[field];
                const text =
                  value === null ? t('notReported') : `${formatNumber(value)} ${currency}`;
                return <td key={field}>{text}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
