import 'server-only';
import { registerDb } from '@/lib/db';
import { findRegisterStatus } from '@/lib/register/queries';
import type { FilingKind } from '@/prisma/client/enums';
import { type BankruptcyRow, listBankruptcies } from './bankruptcies';
import { listFollowed } from './filings-followed';
import { listOwners, type OwnerRow } from './insolvent-owners';
import type { Capital } from './of-accounts';
import type { HeldBy } from './of-roles';

/** The last of all filings of a company, whether or not its document could be read. */
type NewestFiling = { kind: FilingKind; endDate: Date };

type RegisteredRow = Capital & {
  companyKey: string;
  filing: (Omit<NewestFiling, 'endDate'> & { endDate: string }) | null;
};

/** What a company's signals rest on, beside its accounts. */
type Facts = {
  capital: Capital;
  filing: NewestFiling | null;
  roles: HeldBy[];
  owners: OwnerRow[];
  bankruptcies: BankruptcyRow[];
};

const listRegistered = (keys: readonly string[]) =>
  registerDb.$queryRaw<RegisteredRow[]>`
    SELECT key AS "companyKey", capital::float8, capital_currency AS "capitalCurrency",
      (SELECT jsonb_build_object('kind', kind, 'endDate', end_date) FROM filings
        WHERE company_key = key ORDER BY end_date DESC, id DESC LIMIT 1) AS filing
    FROM companies WHERE key = ANY (${keys})`;

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
      const { capital = null, capitalCurrency = null, filing } = registered.find(isOwn) ?? {};
      return {
        capital: { capital, capitalCurrency },
        filing: filing ? { ...filing, endDate: new Date(filing.endDate) } : null,
        roles: roles.filter(isOwn),
        owners: owners.filter(isOwn),
        bankruptcies: bankruptcies.filter(isOwn),
      };
    },
  };
}
