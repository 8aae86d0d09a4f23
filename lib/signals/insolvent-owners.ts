import 'server-only';
import { endedInDistress, isInDistress } from '@/lib/companies/distress';
import { endingOf } from '@/lib/companies/ending';
import { registerDb } from '@/lib/db';
import { goesOn } from '@/lib/roles/held-today';
import { toBand } from '@/lib/roles/mapper';
import { OWNERS_NAMED } from './constants';
import type { InsolventCompany, Signal } from './types';

/** An owner or partner of a company. */
export type OwnerRow = Pick<InsolventCompany, 'key' | 'name' | 'status' | 'statusSince'> & {
  companyKey: string;
  statusText: string | null;
  ownership: number | null;
  owns: boolean;
  isLiable: boolean;
};

const toCompany = ({ key, name, status, statusSince, ...row }: OwnerRow): InsolventCompany => ({
  ...{ key, name, status, statusSince },
  ending: endingOf(status, row.statusText),
  ownership: toBand(row.ownership),
});

/** A voluntary liquidation pays all creditors. */
const isInsolvent = ({ status, ending }: InsolventCompany) =>
  (isInDistress(status) && status !== 'IN_LIQUIDATION') || endedInDistress(ending);

function signalOf(
  kind: 'insolventOwners' | 'insolventPartners',
  rows: readonly OwnerRow[],
): Signal[] {
  const companies = rows.map(toCompany).filter(isInsolvent);
  const total = companies.length;
  return total > 0 ? [{ kind, companies: companies.slice(0, OWNERS_NAMED), total }] : [];
}

/**
 * Companies that own a share of these today, or are liable for their debts, and may be insolvent by
 * their status. Partners are all who are fully liable: of an I/S, and the general ones of a K/S or
 * P/S, who need not own any of it (lib/roles/owning.ts).
 */
export const listOwners = (keys: readonly string[]) =>
  registerDb.$queryRaw<OwnerRow[]>`
    SELECT roles.company_key AS "companyKey", own.key, own.name, own.status,
      own.status_text AS "statusText", coalesce(own.ceased_on, own.status_since) AS "statusSince",
      max(roles.ownership)::float8 AS ownership,
      bool_or(roles."group" = 'OWNER') AS owns, bool_or(roles."group" = 'PARTNER') AS "isLiable"
    FROM roles JOIN participants person ON person.id = roles.participant_id
      JOIN companies own ON own.key = person.company_key
    WHERE roles.company_key = ANY (${keys}) AND roles."group" IN ('OWNER', 'PARTNER')
      AND ${goesOn} AND own.key <> roles.company_key
      AND own.status NOT IN ('ACTIVE', 'IN_LIQUIDATION', 'UNKNOWN')
    GROUP BY roles.company_key, own.key
    ORDER BY max(roles.ownership) DESC NULLS LAST, own.key`;

/**
 * Those of them that are insolvent, in compulsory dissolution, or ended by either.
 *
 * @param rows Of one company.
 */
export const insolventOwners = (rows: readonly OwnerRow[]): Signal[] => [
  ...signalOf(
    'insolventOwners',
    rows.filter(({ owns }) => owns),
  ),
  ...signalOf(
    'insolventPartners',
    rows.filter(({ isLiable }) => isLiable),
  ),
];
