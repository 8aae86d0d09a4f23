import 'server-only';
import { companyKeySchema } from '@/lib/companies/schemas';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { toFinancials } from './mapper';
import { financialsSelect } from './select';
import type { Financials } from './types';

/**
 * The annual accounts and reports of a company, both empty where it has none.
 *
 * @throws AppError not_found for an unknown key, and without a query for a malformed one
 */
export async function getFinancials(key: string): Promise<Financials> {
  const row = companyKeySchema.safeParse(key).success
    ? await db.company.findUnique({ where: { key }, select: financialsSelect })
    : null;
  if (!row) throw new AppError('not_found', 'There is no company with this key.');
  return toFinancials(row);
}
