import { careOfName } from './care-of';
import type { CompanyDetail } from './types';

type Address = Pick<
  CompanyDetail,
  'careOf' | 'street' | 'town' | 'postalCode' | 'postalDistrict' | 'addressText'
>;

/**
 * A company's address in one line. One abroad is a text without a Danish postal code, which a name
 * that mail is sent in care of does not replace.
 *
 * @param country as countryAbroad answers it
 * @returns null without any
 */
export function addressLine(address: Address, country: string | null): string | null {
  const { careOf, street, town, postalCode, postalDistrict, addressText } = address;
  const parts = [
    careOf && `c/o ${careOfName(careOf)}`,
    street,
    town,
    [postalCode, postalDistrict].filter(Boolean).join(' '),
    postalCode === null && addressText,
    country,
  ];
  return parts.filter(Boolean).join(', ') || null;
}
