import { useLocale, useTranslations } from 'next-intl';
import { MISSING } from '@/components/company/company-text';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { formatAmount } from '@/lib/companies/format';
import type { EmploymentSeries } from '@/lib/history/types';
import { employeesWords, periodLabel } from './employment-text';

/** The chart's data as a table, newest first. */
export function EmploymentTable({ months, points }: EmploymentSeries) {
  const t = useTranslations('detail');
  const language = useLocale();
  return (
    <ScrollRegion
      aria-label={t('employmentTable')}
      className="max-h-80 overflow-auto rounded-md border print:max-h-none print:overflow-visible"
    >
      <table className="w-full text-right">
        <thead className="sticky top-0 bg-raised text-ink text-sm print:static">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-medium">
              {t('period')}
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              {t('employees')}
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              {t('fullTime')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {points.toReversed().map((point) => (
            <tr key={point.startsOn.getTime()}>
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {periodLabel(point, months, language)}
              </th>
              <td className="px-3 py-2">{employeesWords(point)}</td>
              <td className="px-3 py-2">
                {point.fullTime === null ? MISSING : formatAmount(point.fullTime)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
