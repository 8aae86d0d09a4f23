import 'server-only';
import { endingOf } from '@/lib/companies/ending';
import type { CompanyStatus } from '@/lib/companies/types';
import { registerDb } from '@/lib/db';
import { goesOn } from '@/lib/roles/held-today';
import { toBand } from '@/lib/roles/mapper';
import { OWNERS_NAMED } from './constants';
import type { InsolventOwner, Signal } from './types';

type Row = Pick<InsolventOwner, 'key' | 'name' | 'status' | 'statusSince'> & {
  statusText: string | null;
  ownership: number | null;
};

/** Voluntary liquidation is not among them: it pays all creditors. */
const INSOLVENT: ReadonlySet<CompanyStatus> = new Set([
  'IN_BANKRUPTCY',
  'IN_COMPULSORY_DISSOLUTION',
  'IN_RECONSTRUCTION',
]);

function toOwner({ statusText, ownership, ...row }: Row): InsolventOwner {
  return { ...row, ending: endingOf(row.status, statusText), ownership: toBand(ownership) };
}

const isInsolvent = ({ status, ending }: InsolventOwner) =>
  INSOLVENT.has(status) ||
  ending === 'CEASED_BANKRUPTCY' ||
  ending === 'CEASED_COMPULSORY_DISSOLUTION';

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
