import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { registerDb } from '@/lib/db';
import { whyNoAccounts } from '@/lib/financials/no-accounts';
import { chooseScope } from '@/lib/financials/periods';
import { getFinancials } from '@/lib/financials/queries';
import type { Financials } from '@/lib/financials/types';
import { wentBankrupt } from '@/lib/people/bankrupt';
import { findRegisterStatus } from '@/lib/register/queries';
import { Prisma } from '@/prisma/client/client';
import { MOST_PEOPLE, PEOPLE_NAMED } from './constants';
import { insolventOwners } from './insolvent-owners';
import { noAccountsSignal } from './no-accounts';
import { accountSignals, type Capital } from './of-accounts';
import { roleSignals } from './of-roles';
import type { InBankruptcies, Signal, Signals } from './types';

const leading = Prisma.sql`"group" IN ('MANAGEMENT', 'BOARD', 'PARTNER', 'OWNER')`;

/** People who lead or own a company today, and led or owned others that went bankrupt. */
async function bankruptcySignal(key: string): Promise<Signal[]> {
  const rows = await registerDb.$queryRaw<(InBankruptcies & { total: number })[]>`
    WITH leaders AS MATERIALIZED (
      SELECT DISTINCT participant_id FROM roles
      WHERE company_key = ${key} AND valid_to IS NULL AND ${leading}
      ORDER BY participant_id LIMIT ${MOST_PEOPLE}
    )
    SELECT person.id::text, person.name, count(DISTINCT companies.key)::int AS companies,
      count(*) OVER ()::int AS total
    FROM leaders JOIN participants person ON person.id = leaders.participant_id
      JOIN roles USING (participant_id) JOIN companies ON companies.key = roles.company_key
    WHERE person.kind = 'PERSON' AND roles.company_key <> ${key} AND ${leading} AND ${wentBankrupt}
    GROUP BY person.id ORDER BY companies DESC, person.name, person.id LIMIT ${PEOPLE_NAMED}`;
  const total = rows[0]?.total ?? 0;
  const people = rows.map(({ total: _total, ...person }) => person);
  return total > 0 ? [{ kind: 'bankruptcies', people, total }] : [];
}

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

/**
 * Facts of the register and of annual accounts that a creditor looks at, those of the accounts
 * first; at most one of each kind. Null of a company that ended.
 *
 * @param known Its accounts, where somebody has read them already.
 * @throws AppError not_found for an unknown key
 */
export async function findSignals(
  company: CompanyDetail,
  known?: Financials,
): Promise<Signals | null> {
  const { key, status } = company;
  if (status === 'CEASED') return null;
  const [financials, capital, roles, owners, bankruptcies, { updatedOn }] = await Promise.all([
    known ?? getFinancials(key),
    findCapital(key),
    listRoles(key),
    insolventOwners(key),
    bankruptcySignal(key),
    findRegisterStatus(),
  ]);
  const today = updatedOn ?? new Date();
  const isDue = whyNoAccounts(company, today) !== 'voluntary';
  const periods = financials.periods[chooseScope(financials, null)];
  const ofAccounts = accountSignals(periods, capital, today).filter(
    ({ kind }) => isDue || kind !== 'noNewAccounts',
  );
  const noAccounts = await noAccountsSignal(company, financials, today);
  return {
    found: [...ofAccounts, ...noAccounts, ...roleSignals(roles, today), ...owners, ...bankruptcies],
    hasAccounts: periods.length > 0,
  };
}
