import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import { careOfName } from '@/lib/companies/care-of';
import type { CompanyDetail } from '@/lib/companies/types';
import { type Row, Rows } from './rows';

type Props = { company: CompanyDetail };

export function AddressSection({ company }: Props) {
  const t = useTranslations('detail');
  const { careOf, addressText, municipalityCode, locationPrecision } = company;
  const abroad = company.postalCode === null && addressText !== null;
  const rows: Row[] = [
    [t('street'), company.street],
    [t('postalCode'), company.postalCode],
    [t('city'), company.postalDistrict ?? company.town],
    [t('municipality'), company.municipality],
    [t('municipalityCode'), municipalityCode === null ? null : String(municipalityCode)],
    [t('region'), company.region],
  ];
  if (careOf) rows.unshift([t('careOf'), careOfName(careOf)]);
  if (abroad) rows.unshift([t('abroad'), addressText]);
  return (
    <CardSection id="address" heading={t('address')}>
      <Rows rows={rows} />
      {locationPrecision && (
        <p className="mt-3 text-muted text-xs">{t(`position.${locationPrecision}`)}</p>
      )}
    </CardSection>
  );
}
