import type { CompanyDetail } from '@/lib/companies/types';
import { AddressSection } from './address-section';
import { Facts } from './facts';
import { IndustrySection } from './industry-section';
import { Purpose } from './purpose';
import { SourceNote } from './source-note';

export function Overview({ company }: { company: CompanyDetail }) {
  return (
    <>
      <Facts company={company} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <IndustrySection industries={company.industries} />
        <AddressSection company={company} />
      </div>
      <Purpose text={company.purpose} />
      <SourceNote company={company} />
    </>
  );
}
