import { toCompanyRecord } from '@/lib/companies/mapper';
import type { CompanyDetail } from '@/lib/companies/types';
import type { SavedKey } from './types';

/** A saved company with the specification's field names, whose spelling is kept. */
export function toSavedOnWire(
  userId: string,
  {
    id,
    companyName,
    companyKey,
    note,
    tags,
    createdAt,
    company,
  }: SavedKey & { company: CompanyDetail | null },
) {
  return {
    id,
    user_id: userId,
    comapny_name: company?.name ?? companyName,
    // The company may be gone from a newer register: then only its key is known.
    Company_data: company ? toCompanyRecord(company) : { the_key: companyKey },
    note,
    tags,
    createdAt,
  };
}
