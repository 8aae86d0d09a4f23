import { useTranslations } from 'next-intl';
import { ReportLink as ReportAddress } from '@/components/financials/report-link';
import { CardSection } from '@/components/ui/card';
import { FileText } from '@/components/ui/icons';
import { assistanceOf } from '@/lib/financials/assistance';
import { publishedAfter } from '@/lib/financials/published-after';
import type { AnnualReport } from '@/lib/financials/types';
import { formatDay, formatMomentDay } from '@/lib/format';

/** Reports shown without expanding the list. */
const SHOWN = 8;

export function AnnualReports({ reports }: { reports: AnnualReport[] }) {
  const t = useTranslations('financial');
  return (
    <CardSection id="annual-reports" heading={t('annualReports')}>
      {reports.length === 0 ? (
        <p className="text-muted">{t('noReports')}</p>
      ) : (
        <>
          <ReportList reports={reports.slice(0, SHOWN)} />
          {reports.length > SHOWN && (
            <details>
              <summary className="link w-fit cursor-pointer py-1 touch:py-3">
                {t('olderReports', { count: reports.length - SHOWN })}
              </summary>
              <ReportList reports={reports.slice(SHOWN)} />
            </details>
          )}
        </>
      )}
      <p className="mt-4 border-t pt-3 text-body">
        {t('creditReport')}: <span className="font-medium text-ink">{t('creditReportPrice')}</span>
      </p>
    </CardSection>
  );
}

function ReportList({ reports }: { reports: AnnualReport[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-1 md:grid-cols-2">
      {reports.map((report) => (
        <ReportLink key={report.id} report={report} />
      ))}
    </ul>
  );
}

/** Auditor's involvement and day of approval, as far as the report states them. */
function useOwnWords(report: AnnualReport): string[] {
  const t = useTranslations('financial');
  const { auditAssistance, auditOpinion, goingConcern, auditFirm, approvedOn } = report;
  const known = auditAssistance === null ? null : assistanceOf(auditAssistance);
  return [
    known ? t(`assistance.${known}`) : auditAssistance,
    auditOpinion && t(`opinion.${auditOpinion}`),
    goingConcern && t('goingConcern'),
    auditFirm && t('auditor', { name: auditFirm }),
    approvedOn && t('approved', { day: formatDay(approvedOn) }),
  ].filter((text) => text !== null);
}

/** How many days after the end of its period a report was published. */
function usePublished(report: AnnualReport): string | null {
  const t = useTranslations('financial');
  if (report.publishedAt === null) return null;
  const day = formatMomentDay(report.publishedAt);
  const days = publishedAfter(report);
  return days === null ? t('published', { day }) : t('publishedAfter', { day, days });
}

/** Guessed from the file extension, which is all that is known before the file is opened. */
const formatOf = (url: string) => (/\.xhtml$/i.test(url) ? 'XHTML' : 'PDF');

/** The reports that a corrected one replaces. */
function ReplacedLinks({ replaced }: Pick<AnnualReport, 'replaced'>) {
  const t = useTranslations('financial');
  return replaced.map(({ url, publishedAt }) => (
    <p key={url} className="text-muted text-xs">
      {t.rich(publishedAt === null ? 'replacesUndated' : 'replaces', {
        day: publishedAt === null ? '' : formatMomentDay(publishedAt),
        report: (chunks) => <ReportAddress url={url}>{chunks}</ReportAddress>,
      })}
    </p>
  ));
}

function ReportLink({ report }: { report: AnnualReport }) {
  const t = useTranslations('financial');
  const { url, startDate, endDate, amended, reportingClass } = report;
  const ownWords = useOwnWords(report);
  const notes = [t('free'), amended && t('amended'), usePublished(report)];
  return (
    <li className="flex min-w-0 items-center gap-3 py-1">
      <FileText aria-hidden className="size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="link inline-flex items-center touch:min-h-11"
        >
          {startDate && `${formatDay(startDate)} – `}
          {formatDay(endDate)} ({formatOf(url)})<span className="sr-only"> ({t('newTab')})</span>
        </a>
        <p className="text-muted text-xs">{notes.filter(Boolean).join(' · ')}</p>
        <ReplacedLinks replaced={report.replaced} />
        <p className="text-muted text-xs empty:hidden">
          {reportingClass && <span lang="da">{reportingClass}</span>}
          {reportingClass && ownWords.length > 0 && ' · '}
          {ownWords.join(' · ')}
        </p>
      </div>
    </li>
  );
}
