import 'server-only';
import { registerDb } from '@/lib/db';
import { HOLDINGS_SHOWN } from './constants';
import { type HeldRow, held, toHeld } from './held';
import { heldOn } from './held-today';
import { isOwning } from './owning';
import type { Holdings, Owned } from './types';

type Row = HeldRow & { company: Owned; participantId: string; total: number };

/**
 * The companies in which a company owns a share or is a partner today, as registered by those
 * companies, largest share first. Null when there are none in the register.
 *
 * @param on a day, yyyy-mm-dd, instead of today
 */
export async function findHoldings(
  key: string,
  on: string | null = null,
): Promise<Holdings | null> {
  const rows = await registerDb.$queryRaw<Row[]>`
    SELECT own.id::text AS "participantId", ${held}, count(*) OVER ()::int AS total,
      jsonb_build_object('key', company.key, 'name', company.name,
        'status', company.status,
        'advertisingProtected', company.advertising_protected) AS company
    FROM participants own
    JOIN roles ON roles.participant_id = own.id
    JOIN companies company ON company.key = roles.company_key
    WHERE own.company_key = ${key} AND roles.company_key <> ${key}
      AND ${isOwning} AND ${heldOn(on)}
    ORDER BY ownership DESC NULLS LAST, company.name COLLATE "da-x-icu", company.key, position
    LIMIT ${HOLDINGS_SHOWN}`;
  const [first] = rows;
  if (!first) return null;
  return {
    participantId: first.participantId,
    total: first.total,
    items: rows.map(({ participantId: _id, total: _total, ...holding }) => toHeld(holding)),
  };
}
