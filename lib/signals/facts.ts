import 'server-only';
import { registerDb } from '@/lib/db';
import { findRegisterStatus } from '@/lib/register/queries';
import { type BankruptcyRow, listBankruptcies } from './bankruptcies';
import { listFollowed } from './filings-followed';
import { listOwners, type OwnerRow } from './insolvent-owners';
import type { NewestFilings } from './missing-accounts';
import type { Capital } from './of-accounts';
import type { HeldBy } from './of-roles';

type RegisteredRow = Capital & NewestFilings & { companyKey: string };

/** What a company's signals rest on, beside its accounts. */
type Facts = {
  capital: Capital;
  filings: NewestFilings;
  roles: HeldBy[];
  owners: OwnerRow[];
  bankruptcies: BankruptcyRow[];
};

const listRegistered = (keys: readonly string[]) =>
  registerDb.$queryRaw<RegisteredRow[]>`
    SELECT key AS "companyKey", capital::float8, capital_currency AS "capitalCurrency", newest.*
    FROM companies, LATERAL (
      SELECT max(end_date) FILTER (WHERE kind = 'ANNUAL') AS annual,
        max(end_date) FILTER (WHERE kind = 'OTHER') AS other
      FROM filings WHERE company_key = key
    ) newest
    WHERE key = ANY (${keys})`;

const listRoles = (keys: readonly string[]) =>
  registerDb.role.findMany({
    where: { companyKey: { in: [...keys] }, group: { in: ['AUDITOR', 'MANAGEMENT'] } },
    select: { companyKey: true, participantId: true, group: true, validFrom: true, validTo: true },
  });

/**
 * The facts of any number of companies, in one set of queries, with the register's date and how
 * filings were followed.
 */
export async function listFacts(keys: readonly string[]) {
  const [registered, roles, owners, bankruptcies, followed, { updatedOn }] = await Promise.all([
    listRegistered(keys),
    listRoles(keys),
    listOwners(keys),
    listBankruptcies(keys),
    listFollowed(),
    findRegisterStatus(),
  ]);
  return {
    today: updatedOn ?? new Date(),
    followed,
    factsOf: (key: string): Facts => {
      const isOwn = ({ companyKey }: { companyKey: string }) => companyKey === key;
      const row = registered.find(isOwn);
      const { capital = null, capitalCurrency = null, annual = null, other = null } = row ?? {};
      return {
        capital: { capital, capitalCurrency },
        filings: { annual, other },
        roles: roles.filter(isOwn),
        owners: owners.filter(isOwn),
        bankruptcies: bankruptcies.filter(isOwn),
      };
    },
  };
}
