import { useLocale, useTranslations } from 'next-intl';
import { IntervalChart } from '@/components/charts/interval-chart';
import { CardSection } from '@/components/ui/card';
import { formatNumber } from '@/lib/format';
import type { EmploymentSeries } from '@/lib/history/types';
import { EmploymentTable } from './employment-table';
import {
  axisLabels,
  employeesBar,
  employeesWords,
  employmentSlots,
  periodLabel,
} from './employment-text';

type Props = {
  series: EmploymentSeries | null;
  /** Today's number according to the register; null when there is none. */
  today: string | null;
};

/** Number of employees over time, by month or whatever interval the register publishes. */
export function EmploymentSection({ series, today }: Props) {
  const t = useTranslations('detail');
  const language = useLocale();
  const newest = series?.points.at(-1);
  return (
    <CardSection id="employment" heading={t('employment')}>
      {series && newest ? (
        <>
          <p className="mb-3">
            {t('newestCount', { period: periodLabel(newest, series.months, language) })}{' '}
            <span className="font-semibold text-ink">{employeesWords(newest)}</span>
          </p>
          {series.points.length > 1 && <Chart series={series} />}
        </>
      ) : (
        <p className="text-muted">
          {today === null ? t('noEmployment') : t('onlyNewest', { count: today })}
        </p>
      )}
    </CardSection>
  );
}

function Chart({ series: { months, points } }: { series: EmploymentSeries }) {
  const t = useTranslations('detail');
  const language = useLocale();
  const slots = employmentSlots({ months, points });
  const labels = axisLabels(slots, months, language);
  const intervals = slots.map(({ startsOn, point }, place) => {
    const period = periodLabel({ startsOn }, months, language);
    const bar = point ? employeesBar(point) : { from: null, to: null };
    const words = point ? employeesWords(point) : t('notPublished');
    const label = labels[place] ?? null;
    return { key: period, label, title: `${period}: ${words}`, ...bar };
  });
  const isRough = intervals.some(({ from, to }) => from !== to);
  return (
    <>
      <IntervalChart intervals={intervals} format={formatNumber} />
      {isRough && <p className="mt-2 text-muted text-xs">{t('roughEmployees')}</p>}
      <details className="mt-2">
        <summary className="link flex min-h-9 w-fit cursor-pointer items-center touch:min-h-11">
          {t('asTable')}
        </summary>
        <EmploymentTable months={months} points={points} />
      </details>
    </>
  );
}
