import { useTranslations } from 'next-intl';
import { MISSING } from '@/components/company/company-text';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { monthsOf } from '@/lib/financials/periods';
import type { KeyFigurePeriod } from '@/lib/financials/types';
import { formatDay, formatPercent } from '@/lib/format';

/** Paper does not scroll, so when there are many periods they become rows. */
export function PrintedKeyFigures({ periods }: { periods: readonly KeyFigurePeriod[] }) {
  const t = useTranslations('keyFigures');
  return (
    <table className="hidden w-full text-right text-xs print:table">
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="border-t px-2 py-2 text-left font-medium">
            {t('periodEnd')}
          </th>
          {KEY_FIGURES.map(({ id }) => (
            <th key={id} scope="col" className="border-t px-2 py-2 font-medium">
              {t(`names.${id}`)}
              <span className="block font-normal text-muted">{t(`formulas.${id}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map((period) => (
          <tr key={period.endDate.getTime()}>
            <th scope="row" className="border-t px-2 py-1.5 text-left font-normal">
              <PeriodText period={period} />
            </th>
            {KEY_FIGURES.map(({ id }) => {
              const { value } = period.figures[id];
              return (
                <td key={id} className="whitespace-nowrap border-t px-2 py-1.5">
                  {value === null ? MISSING : formatPercent(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A full year is named by its end, any other period by both days and its length. */
function PeriodText({ period }: { period: KeyFigurePeriod }) {
  const t = useTranslations('financial');
  const months = monthsOf(period);
  const end = formatDay(period.endDate);
  return months === 12
    ? end
    : `${formatDay(period.startDate)} – ${end}, ${t('months', { months })}`;
}
