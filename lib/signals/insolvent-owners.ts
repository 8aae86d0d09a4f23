import 'server-only';
import { endedInDistress, isInDistress } from '@/lib/companies/distress';
import { endingOf } from '@/lib/companies/ending';
import { registerDb } from '@/lib/db';
import { goesOn } from '@/lib/roles/held-today';
import { toBand } from '@/lib/roles/mapper';
import { OWNERS_NAMED } from './constants';
import type { InsolventCompany, Signal } from './types';

type Row = Pick<InsolventCompany, 'key' | 'name' | 'status' | 'statusSince'> & {
  statusText: string | null;
  ownership: number | null;
  owns: boolean;
  isLiable: boolean;
};

const toCompany = ({ key, name, status, statusSince, ...row }: Row): InsolventCompany => ({
  ...{ key, name, status, statusSince },
  ending: endingOf(status, row.statusText),
  ownership: toBand(row.ownership),
});

/** A voluntary liquidation pays all creditors. */
const isInsolvent = ({ status, ending }: InsolventCompany) =>
  (isInDistress(status) && status !== 'IN_LIQUIDATION') || endedInDistress(ending);

function signalOf(kind: 'insolventOwners' | 'insolventPartners', rows: readonly Row[]): Signal[] {
  const companies = rows.map(toCompany).filter(isInsolvent);
  const total = companies.length;
  return total > 0 ? [{ kind, companies: companies.slice(0, OWNERS_NAMED), total }] : [];
}

/**
 * Companies that own a share today, or are liable for its debts, and are insolvent, in compulsory
 * dissolution, or ended by either. Partners are all who are fully liable: of an I/S, and the general
 * ones of a K/S or P/S, who need not own any of it (lib/roles/owning.ts).
 */
export async function insolventOwners(companyKey: string): Promise<Signal[]> {
  const rows = await registerDb.$queryRaw<Row[]>`
    SELECT own.key, own.name, own.status, own.status_text AS "statusText",
      coalesce(own.ceased_on, own.status_since) AS "statusSince",
      max(roles.ownership)::float8 AS ownership,
      bool_or(roles."group" = 'OWNER') AS owns, bool_or(roles."group" = 'PARTNER') AS "isLiable"
    FROM roles JOIN participants person ON person.id = roles.participant_id
      JOIN companies own ON own.key = person.company_key
    WHERE roles.company_key = ${companyKey} AND roles."group" IN ('OWNER', 'PARTNER')
      AND ${goesOn} AND own.key <> ${companyKey}
      AND own.status NOT IN ('ACTIVE', 'IN_LIQUIDATION', 'UNKNOWN')
    GROUP BY own.key
    ORDER BY max(roles.ownership) DESC NULLS LAST, own.key`;
  return [
    ...signalOf(
      'insolventOwners',
      rows.filter(({ owns }) => owns),
    ),
    ...signalOf(
      'insolventPartners',
      rows.filter(({ isLiable }) => isLiable),
    ),
  ];
}
