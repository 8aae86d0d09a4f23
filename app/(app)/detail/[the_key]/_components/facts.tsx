import { useTranslations } from 'next-intl';
import { employeesText, MISSING } from '@/components/company/company-text';
import { Card } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import type { CompanyDetail } from '@/lib/companies/types';
import { formatDay, formatNumber } from '@/lib/format';

/** The info boxes. Revenue is always a dash: it stands on the Financial tab. */
export function Facts({ company }: { company: CompanyDetail }) {
  const t = useTranslations('detail');
  return (
    <Card className="overflow-hidden">
      <h2 className="sr-only">{t('facts')}</h2>
      <dl className="-mr-px -mb-px grid grid-flow-dense grid-cols-2 md:grid-cols-4">
        <Fact label={t('businessId')}>{company.key}</Fact>
        <Fact label={t('ceo')} lang="da" wide={company.ceasedOn === null}>
          {company.ceoName}
        </Fact>
        <Fact label={t('founded')}>{company.foundedOn && formatDay(company.foundedOn)}</Fact>
        <Fact label={t('revenue')}>{null}</Fact>
        <Fact label={t('employees')}>{employeesText(company.employees)}</Fact>
        <Fact label={t('locations')}>{formatNumber(company.locationCount)}</Fact>
        <Fact label={t('companyType')} lang="da">
          {company.companyType}
        </Fact>
        {company.ceasedOn && <Fact label={t('ceased')}>{formatDay(company.ceasedOn)}</Fact>}
      </dl>
    </Card>
  );
}

type FactProps = { label: string; lang?: string; wide?: boolean; children: string | null };

function Fact({ label, lang, wide = false, children }: FactProps) {
  return (
    <div className={cn('border-r border-b px-4 py-3', wide && 'col-span-2')}>
      <dt className="text-muted text-xs">{label}</dt>
      <dd lang={lang} className="mt-1 font-medium text-ink text-lg leading-5">
        {children ?? <span className="text-muted">{MISSING}</span>}
      </dd>
    </div>
  );
}
