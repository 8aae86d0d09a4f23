import { useTranslations } from 'next-intl';
import { PartFailed } from '@/components/failures/part-failed';
import { linkClass } from '@/components/roles/link-class';
import { Link } from '@/components/ui/link';
import { formatDay, truncateWords } from '@/lib/format';
import { languageOf } from '@/lib/passages/language';
import type { Activities } from '@/lib/passages/types';
import type { CompanyHref } from './company-href';

/** Letters that are shown; the Financial tab has all. */
const SHOWN = 300;

type Props = { activities: Activities | null | 'failed'; href: CompanyHref };

/** What the company itself says that it does, as its newest report with words states it. */
export function StatedActivities({ activities, href }: Props) {
  const t = useTranslations('passages');
  if (activities === null) return null;
  return (
    <div className="mt-3 border-t pt-3">
      <h3 className="text-muted text-sm">{t('kinds.activities')}</h3>
      {activities === 'failed' ? (
        <PartFailed text={t('failed')} href={href()} />
      ) : (
        <>
          <p
            lang={languageOf(activities.text)}
            dir="auto"
            className="max-w-prose text-pretty break-words text-ink"
          >
            {truncateWords(activities.text.replaceAll('\n', ' '), SHOWN)}
          </p>
          <p className="mt-1 text-sm">
            <Link href={`${href({ tab: 'financial' })}#own-words`} className={linkClass}>
              {t('yearEnded', { day: formatDay(activities.endDate) })}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
