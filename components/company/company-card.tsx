import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cardClass } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import type { CompanySummary } from '@/lib/companies/types';
import { truncate } from '@/lib/format';
import { employeesText, MISSING } from './company-text';
import { InitialsCircle } from './initials-circle';
import { ProtectionMark, SampleMark, StatusMark } from './marks';

type Props = { company: CompanySummary; href: string };

export function CompanyCard({ company, href }: Props) {
  const t = useTranslations('company');
  const name = company.name ?? t('noName');
  return (
    <Link
      href={href}
      prefetch={false}
      title={name}
      className={cn(
        cardClass,
        'group flex h-full gap-3 p-4 transition-colors hover:border-accent hover:bg-accent-soft/40',
      )}
    >
      <InitialsCircle companyKey={company.key} name={name} />
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h3 className="text-lg leading-5 group-hover:text-accent-strong">
            <span aria-hidden>{truncate(name, 22, 15)}</span>
            <span className="sr-only">{name}</span>
          </h3>
          <p lang="da" title={company.industry ?? undefined} className="truncate text-body text-sm">
            {company.industry ? truncate(company.industry, 45, 45) : MISSING}
          </p>
          <CardFacts company={company} />
        </div>
        <CardMarks company={company} />
      </div>
    </Link>
  );
}

/** Below the facts on small screens, a column of their own elsewhere. */
function CardMarks({ company }: { company: CompanySummary }) {
  const { status, advertisingProtected, isSample } = company;
  return (
    <div className="flex min-h-5 flex-wrap gap-1 sm:flex-col sm:flex-nowrap sm:items-end">
      {status !== 'ACTIVE' && <StatusMark status={status} />}
      {advertisingProtected && <ProtectionMark />}
      {isSample && <SampleMark />}
    </div>
  );
}

function CardFacts({ company }: { company: CompanySummary }) {
  const t = useTranslations('company');
  const count = employeesText(company.employees);
  const facts = [
    company.postalDistrict ?? company.municipality,
    count && t('employees', { count, plural: count === '1' ? 1 : 2 }),
    company.companyType,
  ].filter(Boolean);
  return (
    <p lang="da" className="truncate text-muted text-sm">
      {facts.length > 0 ? facts.join(' · ') : MISSING}
    </p>
  );
}
