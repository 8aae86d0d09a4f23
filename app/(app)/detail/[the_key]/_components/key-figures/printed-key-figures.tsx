import { useLocale, useTranslations } from 'next-intl';
import { MISSING } from '@/components/company/company-text';
import type { Break } from '@/lib/financials/breaks';
import { USUAL_CURRENCY } from '@/lib/financials/constants';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { openingTexts } from '@/lib/financials/opening-texts';
import { monthsOf } from '@/lib/financials/periods';
import type { KeyFigurePeriod } from '@/lib/financials/types';
import { formatDay, formatPercent } from '@/lib/format';
import { documentWords } from '@/lib/i18n/document-words';

type Props = {
  periods: readonly KeyFigurePeriod[];
  breaks: ReadonlyMap<KeyFigurePeriod, Break>;
};

/**
 * Paper does not scroll, so when there are many periods they become rows. What the cells of the
 * screen add about opening balances is told below them, as in the PDF report.
 */
export function PrintedKeyFigures({ periods, breaks }: Props) {
  const notes = openingTexts(periods, documentWords(useLocale()));
  return (
    <>
      <PeriodRows periods={periods} breaks={breaks} />
      {notes.length > 0 && (
        <p className="hidden px-2 py-2 text-muted text-xs print:block">{notes.join(' ')}</p>
      )}
    </>
  );
}

function PeriodRows({ periods, breaks }: Props) {
  const t = useTranslations('keyFigures');
  return (
    <table className="hidden w-full text-right text-xs print:table">
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="w-1/5 border-t px-2 py-2 text-left font-medium">
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
              <PeriodText period={period} reason={breaks.get(period)} />
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

type PeriodProps = {
  period: KeyFigurePeriod;
  /** Why it cannot be compared with the previous one. */
  reason: Break | undefined;
};

/**
 * A full year is named by its end, any other period by both days and its length; then a currency
 * other than the usual one, and a break with the period before.
 */
function PeriodText({ period, reason }: PeriodProps) {
  const t = useTranslations('financial');
  const months = monthsOf(period);
  const end = formatDay(period.endDate);
  const parts = [
    months === 12 ? end : `${formatDay(period.startDate)} – ${end}, ${t('months', { months })}`,
    period.currency !== USUAL_CURRENCY && period.currency,
    reason && t(`breaks.${reason}`),
  ];
  return parts.filter(Boolean).join(', ');
}
