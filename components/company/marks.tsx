import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { Glyph } from '@/components/ui/glyph';
import { beginsOn } from '@/lib/companies/begins-on';
import type { EndedStatus } from '@/lib/companies/ending';
import { toldEnding } from '@/lib/companies/told-ending';
import type { CompanyStatus, CompanySummary } from '@/lib/companies/types';
import { unusualStatus } from '@/lib/companies/unusual-status';
import { formatDay, lowerFirst } from '@/lib/format';
import { statusTone } from './company-text';
import { SampleMark } from './sample-mark';

type StatusProps = {
  status: CompanyStatus;
  statusSince?: Date | null;
  ending?: EndedStatus | null;
};

/** A company's status, since when unless it is active, when it begins, and how it ended. */
export function StatusMark({ status, statusSince, ending = null }: StatusProps) {
  const t = useTranslations('company.status');
  const begins = beginsOn({ status, statusSince });
  const tone = begins ? 'warn' : statusTone(status);
  const since = status === 'ACTIVE' ? null : (statusSince ?? null);
  const manner = toldEnding(ending);
  return (
    <Badge tone={tone} wraps={since !== null || manner !== null}>
      <Glyph shape={shapeOf(tone)} className="size-3 shrink-0" />
      <span>
        {begins ? t('notBegun', { day: formatDay(begins) }) : t(status)}
        {since && ` ${formatDay(since)}`}
        {manner && ` · ${lowerFirst(t(manner))}`}
      </span>
    </Badge>
  );
}

type Marked = Pick<
  CompanySummary,
  'status' | 'statusSince' | 'ending' | 'advertisingProtected' | 'isSample'
>;

/** All marks of the company that a card or a page is about. */
export function CompanyMarks({ company }: { company: Marked }) {
  const { status, statusSince, ending, advertisingProtected, isSample } = company;
  return (
    <span className="flex flex-wrap gap-1">
      <StatusMark status={status} statusSince={statusSince} ending={ending} />
      {advertisingProtected && <ProtectionMark />}
      {isSample && <SampleMark />}
    </span>
  );
}

type NamedProps = { company: { status: CompanyStatus | null; advertisingProtected: boolean } };

/** Marks beside another company's name, only for what is unusual. */
export function NamedMarks({ company: { status, advertisingProtected } }: NamedProps) {
  const unusual = unusualStatus(status);
  return (
    <>
      {unusual && <StatusMark status={unusual} />}
      {advertisingProtected && <ProtectionMark />}
    </>
  );
}

const shapeOf = (tone: Tone) => (tone === 'good' ? 'check' : tone === 'warn' ? 'warning' : 'cross');

/** Advertising protection, labelled with the register's own term. */
export function ProtectionMark() {
  const t = useTranslations('company');
  return (
    <Badge tone="neutral" title={t('protectedHint')}>
      <Glyph shape="shield" className="size-3" />
      <span lang="da">{t('protected')}</span>
    </Badge>
  );
}
