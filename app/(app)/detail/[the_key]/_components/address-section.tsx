import { useLocale, useTranslations } from 'next-intl';
import { CopyButton } from '@/components/company/copy-button';
import { linkClass } from '@/components/roles/link-class';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';
import { addressLine } from '@/lib/companies/address-line';
import { careOfName } from '@/lib/companies/care-of';
import { countryAbroad } from '@/lib/companies/country';
import type { CompanyDetail } from '@/lib/companies/types';
import { formatDay } from '@/lib/format';
import { toLanguage } from '@/lib/i18n/languages';
import { paths } from '@/lib/paths';
import { searchAtAddress } from '@/lib/search/at-address';
import type { SharedContact } from '@/lib/shared-contacts/types';
import { type Row, Rows } from './rows';
import { SharedContactLink } from './shared-contact-link';

type Props = {
  company: CompanyDetail;
  /** What other companies have too; unknown at first, and when it cannot be counted. */
  shared?: readonly SharedContact[] | 'failed';
};

export function AddressSection({ company, shared = 'failed' }: Props) {
  const t = useTranslations('detail');
  const country = countryAbroad(company.countryCode, toLanguage(useLocale()));
  const { careOf, street, town, postalDistrict, addressText } = company;
  const { municipalityCode, locationPrecision } = company;
  const line = addressLine(company, country);
  const abroad = company.postalCode === null && addressText !== null;
  // The village stands before the postal district, as in the addresses of units.
  const village = postalDistrict !== null && town !== postalDistrict ? town : null;
  const rows: Row[] = [
    [t('street'), [street, village].filter(Boolean).join(', ') || null],
    [t('postalCode'), company.postalCode],
    [t('city'), postalDistrict ?? town],
    [t('municipality'), company.municipality],
    [t('municipalityCode'), municipalityCode === null ? null : String(municipalityCode)],
    [t('region'), company.region],
  ];
  if (company.movedOn) rows.push([t('addressSince'), formatDay(company.movedOn)]);
  if (country) rows.unshift([t('country'), country]);
  if (careOf) rows.unshift([t('careOf'), careOfName(careOf)]);
  if (abroad) rows.unshift([t('abroad'), addressText]);
  return (
    <CardSection id="address" heading={t('address')}>
      <Rows rows={line ? withCopy(rows, line, t('copy.address')) : rows} />
      {shared === 'failed' ? (
        <AtAddress company={company} />
      ) : (
        <SharedContactLink
          shared={shared.find(({ kind }) => kind === 'address')}
          className="mt-3 print:hidden"
        />
      )}
      {locationPrecision && (
        <p className="mt-3 text-muted text-xs">{t(`position.${locationPrecision}`)}</p>
      )}
    </CardSection>
  );
}

/** The whole address is copied beside the first part that is known. */
function withCopy(rows: Row[], address: string, label: string): Row[] {
  const first = rows.findIndex(([, value]) => value !== null);
  const button = <CopyButton text={address} label={label} />;
  return rows.map(([name, value], place) => [
    name,
    place === first ? (
      <>
        {value} {button}
      </>
    ) : (
      value
    ),
  ]);
}

/** Links to a search for other companies in the building, where a search can express it exactly. */
function AtAddress({ company }: Pick<Props, 'company'>) {
  const t = useTranslations('detail');
  const found = searchAtAddress(company, toLanguage(useLocale()));
  if (!found) return null;
  const { house, ...search } = found;
  return (
    <p className="mt-3 print:hidden">
      <Link
        href={paths.discover(search)}
        className={cn(linkClass, 'inline-flex min-h-6 items-center touch:min-h-11')}
      >
        {t('atAddress', { house, postalCode: search.postalCode })}
      </Link>
    </p>
  );
}
