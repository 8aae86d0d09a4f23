import { toCompanyRecord } from '@/lib/companies/mapper';
import type { CompanyDetail } from '@/lib/companies/types';
import type { SavedKey } from './types';

/** A saved company with the names of the specification, whose spelling is kept. */
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
    // A later register may lack the company: then the key is all that is known.
    Company_data: company ? toCompanyRecord(company) : { the_key: companyKey },
    note,
    tags,
    createdAt,
  };
}
