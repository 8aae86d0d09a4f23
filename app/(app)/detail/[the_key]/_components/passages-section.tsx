import { useTranslations } from 'next-intl';
import { PartFailed } from '@/components/failures/part-failed';
import { ReportLink } from '@/components/financials/report-link';
import { CardSection } from '@/components/ui/card';
import { ScrollHere } from '@/components/ui/scroll-here';
import { SwitchNav } from '@/components/ui/switch-nav';
import type { AnnualReport } from '@/lib/financials/types';
import { formatDay, formatMomentDay, isoDay } from '@/lib/format';
import { PASSAGE_KINDS } from '@/lib/passages/kinds';
import type { ShownWords } from '@/lib/passages/types';
import { yearNames } from '@/lib/passages/year';
import type { FinancialHref } from './financial-href';
import { Passage } from './passage';

type Props = {
  words: ShownWords | 'failed';
  reports: readonly AnnualReport[];
  to: FinancialHref;
};

/** What one annual report says in words, and links to the other years that have some. */
export function PassagesSection({ words, reports, to }: Props) {
  const t = useTranslations('passages');
  return (
    <CardSection id="own-words" heading={t('heading')}>
      <ScrollHere id="own-words" />
      {words === 'failed' ? (
        <PartFailed text={t('failed')} href={to({})} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <Period words={words} reports={reports} />
            {words.years.length > 1 && <Years words={words} to={to} />}
          </div>
          <div className="mt-4 grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-2">
            {PASSAGE_KINDS.map((kind) => {
              const text = words.passages[kind];
              return text && <Passage key={kind} kind={kind} text={text} />;
            })}
          </div>
          <p className="mt-5 max-w-prose text-muted text-xs">{t('note')}</p>
        </>
      )}
    </CardSection>
  );
}

/** The period that the report is about, with a link to it and when it was published. */
function Period({ words, reports }: { words: ShownWords; reports: readonly AnnualReport[] }) {
  const t = useTranslations();
  const { id, startDate, endDate, publishedAt } = words;
  const url = reports.find((report) => report.id === id)?.url;
  return (
    <p className="text-muted text-sm">
      {startDate && `${formatDay(startDate)} – `}
      {formatDay(endDate)}
      {url && (
        <>
          {' · '}
          <ReportLink url={url}>{t('detail.annualReport')}</ReportLink>
        </>
      )}
      {publishedAt && ` · ${t('financial.published', { day: formatMomentDay(publishedAt) })}`}
    </p>
  );
}

function Years({ words, to }: { words: ShownWords; to: FinancialHref }) {
  const t = useTranslations('passages');
  const { years, endDate } = words;
  const [newest] = years;
  const choices = yearNames(years).map(({ end, name }) => ({
    text: name,
    href: to({ words: end === newest ? null : isoDay(end) }),
    isCurrent: isoDay(end) === isoDay(endDate),
  }));
  return <SwitchNav label={t('years')} choices={choices} />;
}
