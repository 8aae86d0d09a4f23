import { cache } from 'react';
import { findCompany } from '@/lib/companies/queries';

/** Title and page ask for the same company: one query. */
export const loadCompany = cache(findCompany);
