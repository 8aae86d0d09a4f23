import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { registerDb } from '@/lib/db';
import { chooseScope } from '@/lib/financials/periods';
import { getFinancials } from '@/lib/financials/queries';
import type { Financials } from '@/lib/financials/types';
import { findRegisterStatus } from '@/lib/register/queries';
import { bankruptcySignal } from './bankruptcies';
import { followsFilings } from './filings-followed';
import { insolventOwners } from './insolvent-owners';
import { missingAccounts } from './missing-accounts';
import { accountSignals, type Capital, opinionSignal } from './of-accounts';
import { roleSignals } from './of-roles';
import { ownStatus } from './own-status';
import type { Signals } from './types';

const listRoles = (companyKey: string) =>
  registerDb.role.findMany({
    where: { companyKey, group: { in: ['AUDITOR', 'MANAGEMENT'] } },
    select: { participantId: true, group: true, validFrom: true, validTo: true },
  });

async function findCapital(key: string): Promise<Capital> {
  const row = await registerDb.company.findUnique({
    where: { key },
    select: { capital: true, capitalCurrency: true },
  });
  return {
    capital: row?.capital?.toNumber() ?? null,
    capitalCurrency: row?.capitalCurrency ?? null,
  };
}

const findNewestFiling = (companyKey: string) =>
  registerDb.filing.findFirst({
    where: { companyKey },
    orderBy: { endDate: 'desc' },
    select: { kind: true, endDate: true },
  });

/**
 * Facts from the register and the annual accounts that matter to a creditor: the company's own
 * status first, then those from the accounts; at most one of each kind. Null for a ceased company.
 *
 * @param known The company's accounts, if the caller has already loaded or requested them.
 * @throws AppError not_found for an unknown key
 */
export async function findSignals(
  company: CompanyDetail,
  known?: Financials | Promise<Financials>,
): Promise<Signals | null> {
  const { key, status } = company;
  if (status === 'CEASED') return null;
  const [financials, filing, capital, roles, owners, bankruptcies, { updatedOn }] =
    await Promise.all([
      known ?? getFinancials(key),
      findNewestFiling(key),
      findCapital(key),
      listRoles(key),
      insolventOwners(key),
      bankruptcySignal(key),
      findRegisterStatus(),
    ]);
  const today = updatedOn ?? new Date();
  const periods = financials.periods[chooseScope(financials, null)];
  const missing = missingAccounts(company, filing, today);
  const isMissed = missing.length > 0 && (await followsFilings(company, today));
  return {
    found: [
      ...ownStatus(company),
      ...opinionSignal(financials.opinion),
      ...accountSignals(periods, capital),
      ...(isMissed ? missing : []),
      ...roleSignals(roles, today),
      ...owners,
      ...bankruptcies,
    ],
    hasAccounts: periods.length > 0,
  };
}
