import { useTranslations } from 'next-intl';
import type { Correction } from '@/lib/financials/types';
import { formatDay, formatMomentDay } from '@/lib/format';
import { ReportLink } from './report-link';

type Props = { periods: readonly { endDate: Date; corrected: Correction | null }[] };

/** Names the periods whose figures a later report corrects that cannot be read, with a link to it. */
export function CorrectedNotes({ periods }: Props) {
  const t = useTranslations('financial');
  return periods.map(({ endDate, corrected }) => {
    if (corrected === null) return null;
    const { url, publishedAt } = corrected;
    return (
      <p key={endDate.getTime()} className="text-body text-sm">
        {t.rich('corrected', {
          end: formatDay(endDate),
          day: formatMomentDay(publishedAt),
          report: (chunks) => <ReportLink url={url}>{chunks}</ReportLink>,
        })}
      </p>
    );
  });
}
