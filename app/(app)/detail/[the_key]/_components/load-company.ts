import { cache } from 'react';
import { requireUser } from '@/lib/auth/session';
import { findCompany } from '@/lib/companies/queries';

/** Title and page ask for the same company: one check, one query. */
export const loadCompany = cache(async (key: string) => {
  await requireUser();
  return findCompany(key);
});
