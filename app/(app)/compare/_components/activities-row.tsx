import { useTranslations } from 'next-intl';
import { PartFailed } from '@/components/failures/part-failed';
import { linkClass } from '@/components/roles/link-class';
import { Link } from '@/components/ui/link';
import { type ComparisonAddress, comparisonHref, fromComparison } from '@/lib/comparison/address';
import type { ComparedCompany } from '@/lib/comparison/types';
import { formatDay, truncateWords } from '@/lib/format';
import { languageOf } from '@/lib/passages/language';
import type { Activities } from '@/lib/passages/types';
import { paths } from '@/lib/paths';
import { withSoftHyphens } from '@/lib/words/soft-hyphens';
import type { LoadedComparison } from './load-comparison';
import { Row } from './row';

/** Letters that are shown in a narrow column. */
const SHOWN = 140;

type Props = {
  companies: readonly ComparedCompany[];
  address: ComparisonAddress;
  activities: LoadedComparison['activities'];
  blank: number;
};

/** What the companies say that they do; no row where none says it. */
export function ActivitiesRow({ companies, address, activities, blank }: Props) {
  const t = useTranslations();
  if (activities !== 'failed' && activities.size === 0) return null;
  return (
    <Row
      label={t('passages.kinds.activities')}
      companies={companies}
      blank={blank}
      cellClass="text-left"
      cell={({ company: { key } }, place) => {
        if (activities !== 'failed') {
          const stated = activities.get(key);
          return stated && <Stated companyKey={key} address={address} {...stated} />;
        }
        // They are looked up together, so one cell tells it for all.
        if (place > 0) return <span className="text-muted">{t('compare.notRead')}</span>;
        return <PartFailed text={t('passages.failed')} href={comparisonHref(address)} />;
      }}
    />
  );
}

type StatedProps = Activities & { companyKey: string; address: ComparisonAddress };

function Stated({ companyKey, address, endDate, text }: StatedProps) {
  const t = useTranslations('passages');
  const query = { ...fromComparison(address), tab: 'financial' as const };
  return (
    <>
      <span lang={languageOf(text)} dir="auto" className="block">
        {withSoftHyphens(truncateWords(text.replaceAll('\n', ' '), SHOWN))}
      </span>
      <Link
        href={`${paths.company(companyKey, query)}#own-words`}
        className={`${linkClass} text-xs`}
      >
        {t('yearEnded', { day: formatDay(endDate) })}
      </Link>
    </>
  );
}
