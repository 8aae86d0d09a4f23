import 'server-only';
import { requireKeyForm, unknownCompany } from '@/lib/companies/known-key';
import { registerDb } from '@/lib/db';
import { toKeyFigures } from './key-figure-mapper';
import { keyFiguresSelect } from './key-figure-select';
import { toFinancials } from './mapper';
import { financialsSelect } from './select';
import type { Financials, KeyFigureHistory } from './types';

// Prisma makes one query of all findUnique calls of a moment: in a comparison, accounts that cannot
// be read would take those of the other companies with them. findFirst asks for each by itself.

/**
 * The annual accounts and reports of a company; both are empty if it has none.
 *
 * @throws AppError not_found for an unknown key and, without a query, for a malformed one
 */
export async function getFinancials(key: string): Promise<Financials> {
  requireKeyForm(key);
  const row = await registerDb.company.findFirst({ where: { key }, select: financialsSelect });
  if (!row) throw unknownCompany();
  return toFinancials(row);
}

/**
 * The key figures of all annual accounts of a company.
 *
 * @throws AppError not_found for an unknown key and, without a query, for a malformed one
 */
export async function getKeyFigures(key: string): Promise<KeyFigureHistory> {
  requireKeyForm(key);
  const row = await registerDb.company.findFirst({ where: { key }, select: keyFiguresSelect });
  if (!row) throw unknownCompany();
  return toKeyFigures(row);
}
