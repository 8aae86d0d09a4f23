import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import type { CompanyDetail } from '@/lib/companies/types';
import { contained } from '@/lib/contained';
import { toLanguage } from '@/lib/i18n/languages';
import { findSharedContacts } from '@/lib/shared-contacts/queries';

/** Of the header and the address alike: one query. */
export const loadSharedContacts = cache(async (company: CompanyDetail) => {
  const language = toLanguage(await getLocale());
  return contained('shared contacts', company.key, findSharedContacts(company, language));
});
