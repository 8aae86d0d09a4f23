import { cache } from 'react';
import { requireUser } from '@/lib/auth/session';
import { findCompany } from '@/lib/companies/queries';

/** Shared by the metadata and the page: one session check, one query. */
export const loadCompany = cache(async (key: string) => {
  await requireUser();
  return findCompany(key);
});
