import 'server-only';
import { endedInDistress, isInDistress } from '@/lib/companies/distress';
import { endingOf } from '@/lib/companies/ending';
import { registerDb } from '@/lib/db';
import { goesOn } from '@/lib/roles/held-today';
import { toBand } from '@/lib/roles/mapper';
import { OWNERS_NAMED } from './constants';
import type { InsolventOwner, Signal } from './types';

type Row = Pick<InsolventOwner, 'key' | 'name' | 'status' | 'statusSince'> & {
  statusText: string | null;
  ownership: number | null;
};

function toOwner({ statusText, ownership, ...row }: Row): InsolventOwner {
  return { ...row, ending: endingOf(row.status, statusText), ownership: toBand(ownership) };
}

/** A voluntary liquidation pays all creditors. */
const isInsolvent = ({ status, ending }: InsolventOwner) =>
  (isInDistress(status) && status !== 'IN_LIQUIDATION') || endedInDistress(ending);

/**
 * Companies that own a share today and are insolvent, in compulsory dissolution, or ended by
 * either.
 */
export async function insolventOwners(companyKey: string): Promise<Signal[]> {
  const rows = await registerDb.$queryRaw<Row[]>`
    SELECT own.key, own.name, own.status, own.status_text AS "statusText",
      coalesce(own.ceased_on, own.status_since) AS "statusSince",
      max(roles.ownership)::float8 AS ownership
    FROM roles JOIN participants person ON person.id = roles.participant_id
      JOIN companies own ON own.key = person.company_key
    WHERE roles.company_key = ${companyKey} AND roles."group" = 'OWNER'
      AND ${goesOn} AND own.key <> ${companyKey}
      AND own.status NOT IN ('ACTIVE', 'IN_LIQUIDATION', 'UNKNOWN')
    GROUP BY own.key
    ORDER BY max(roles.ownership) DESC NULLS LAST, own.key`;
  const owners = rows.map(toOwner).filter(isInsolvent);
  const total = owners.length;
  return total > 0
    ? [{ kind: 'insolventOwners', owners: owners.slice(0, OWNERS_NAMED), total }]
    : [];
}
