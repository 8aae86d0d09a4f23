import { useTranslations } from 'next-intl';
import { MISSING } from '@/components/company/company-text';
import { CardSection } from '@/components/ui/card';
import type { CompanyDetail } from '@/lib/companies/types';

type Props = { company: CompanyDetail };

export function AddressSection({ company }: Props) {
  const t = useTranslations('detail');
  const { careOf, addressText, municipalityCode, locationPrecision } = company;
  const abroad = company.postalCode === null && addressText !== null;
  const rows: [label: string, value: string | null][] = [
    [t('street'), company.street],
    [t('postalCode'), company.postalCode],
    [t('city'), company.postalDistrict ?? company.town],
    [t('municipality'), company.municipality],
    [t('municipalityCode'), municipalityCode === null ? null : String(municipalityCode)],
    [t('region'), company.region],
  ];
  if (careOf) rows.unshift([t('careOf'), careOf]);
  if (abroad) rows.unshift([t('abroad'), addressText]);
  return (
    <CardSection id="address" heading={t('address')}>
      <dl className="grid grid-cols-[9rem_1fr] gap-x-3 gap-y-2">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd lang="da" className="min-w-0 text-ink">
              {value ?? MISSING}
            </dd>
          </div>
        ))}
      </dl>
      {locationPrecision && (
        <p className="mt-3 text-muted text-xs">{t(`position.${locationPrecision}`)}</p>
      )}
    </CardSection>
  );
}
