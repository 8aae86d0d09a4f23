import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { StatusMark } from '@/components/company/marks';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import type { ImportCandidate } from '@/lib/imports/types';
import { paths } from '@/lib/paths';

type Props = { company: ImportCandidate };

/** Number and place of a company, and what is unusual about it. */
export function CompanyFacts({ company: { cvr, city, status, ended_as, saved } }: Props) {
  const t = useTranslations('importPage');
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      <span className="tabular-nums">{cvr}</span>
      {city !== null && <span lang="da">{city}</span>}
      {status !== 'ACTIVE' && <StatusMark status={status} ending={ended_as} />}
      {saved && <Badge tone="accent">{t('isSaved')}</Badge>}
    </span>
  );
}

/** Opens the company beside the import, which stays as it is. */
export function CompanyLink({ company: { cvr, name } }: Props) {
  const t = useTranslations('importPage');
  const label = t('open', { name });
  return (
    <a
      href={paths.company(cvr)}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
      className={buttonClass({ variant: 'ghost', icon: true, className: '-my-2 touch:my-0' })}
    >
      <ExternalLink aria-hidden className="size-4" />
    </a>
  );
}

/** A company that is certain. */
export function CompanyName({ company }: Props) {
  const t = useTranslations('importPage');
  return (
    <div className="min-w-0">
      <a
        href={paths.company(company.cvr)}
        target="_blank"
        rel="noopener"
        className="break-words rounded-sm font-medium text-ink underline-offset-4 hover:text-accent-strong hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
      >
        <span lang="da" dir="auto">
          {company.name}
        </span>
        <span className="sr-only"> ({t('newTab')})</span>
      </a>
      <CompanyFacts company={company} />
    </div>
  );
}
