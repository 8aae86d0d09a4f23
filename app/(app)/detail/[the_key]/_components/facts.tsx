import { useTranslations } from 'next-intl';
import { linkClass } from '@/components/roles/link-class';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';
import { employeesThen } from '@/lib/companies/employees-text';
import type { CompanyDetail } from '@/lib/companies/types';
import { formatDay, formatNumber } from '@/lib/format';
import { withSoftHyphens } from '@/lib/words/soft-hyphens';
import { Fact } from './fact';
import { type Leaders, LeadersFact } from './leaders-fact';
import type { RolesHref } from './roles/roles-href';

type Props = {
  company: CompanyDetail;
  /** URL of all roles of the CEO; null when it is not certain who that is. */
  ceoHref: string | null;
  /** Who leads a company whose legal form has no CEO; null where it has one. */
  leaders: Leaders | null;
  personHref: RolesHref['person'];
};

/** The facts at a glance. Revenue is always a dash here: it is shown on the Financial tab. */
export function Facts({ company, ceoHref, leaders, personHref }: Props) {
  const t = useTranslations('detail');
  const wide = company.ceasedOn === null;
  return (
    <Card className="overflow-hidden">
      <h2 className="sr-only">{t('facts')}</h2>
      <dl className="-mr-px -mb-px grid grid-flow-dense grid-cols-2 md:grid-cols-4">
        <Fact label={t('businessId')}>{company.key}</Fact>
        {leaders ? (
          <LeadersFact {...leaders} wide={wide} personHref={personHref} />
        ) : (
          <Fact label={t('ceo')} lang="da" wide={wide}>
            {ceoHref && company.ceoName ? (
              <Link
                href={ceoHref}
                className={cn(linkClass, '-my-0.5 inline-flex min-h-6 items-center')}
              >
                {company.ceoName}
              </Link>
            ) : (
              company.ceoName
            )}
          </Fact>
        )}
        <Fact label={t('founded')}>{company.foundedOn && formatDay(company.foundedOn)}</Fact>
        <Fact label={t('revenue')}>{null}</Fact>
        <Fact label={t('employees')}>{employeesThen(company)}</Fact>
        <Fact label={t('locations')}>{formatNumber(company.locationCount)}</Fact>
        <Fact label={t('companyType')} lang="da">
          {company.companyType && withSoftHyphens(company.companyType)}
        </Fact>
        {company.ceasedOn && <Fact label={t('ceased')}>{formatDay(company.ceasedOn)}</Fact>}
      </dl>
    </Card>
  );
}
