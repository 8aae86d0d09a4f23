import { useTranslations } from 'next-intl';
import { InitialsCircle } from '@/components/company/initials-circle';
import { ProtectionMark, SampleMark, StatusMark } from '@/components/company/marks';
import { Card } from '@/components/ui/card';
import type { CompanyDetail } from '@/lib/companies/types';
import { Contacts } from './contacts';

export function CompanyHeader({ company }: { company: CompanyDetail }) {
  const t = useTranslations('company');
  const name = company.name ?? t('noName');
  return (
    <Card className="flex gap-4 p-4">
      <InitialsCircle companyKey={company.key} name={name} className="size-14 text-xl" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 lang="da" className="min-w-0 text-xl">
            {name}
          </h1>
          <span className="flex flex-wrap gap-1">
            <StatusMark status={company.status} />
            {company.advertisingProtected && <ProtectionMark />}
            {company.isSample && <SampleMark />}
          </span>
        </div>
        {company.industry && <p lang="da">{company.industry}</p>}
        <Contacts company={company} />
        {company.advertisingProtected && <p className="text-muted text-xs">{t('protectedHint')}</p>}
      </div>
    </Card>
  );
}
