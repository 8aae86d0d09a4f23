import 'server-only';
import { registerDb } from '@/lib/db';
import { PARTNERS_NAMED } from './constants';
import { heldToday } from './held-today';
import type { Participant } from './types';

export type Partners = {
  /** The first PARTNERS_NAMED. */
  items: Pick<Participant, 'id' | 'name'>[];
  total: number;
};

/** The proprietor or the partners of a company today, each of them once. */
export async function findPartners(key: string): Promise<Partners> {
  const rows = await registerDb.$queryRaw<(Partners['items'][number] & { total: number })[]>`
    SELECT person.id::text, person.name, count(*) OVER ()::int AS total
    FROM (
      SELECT participant_id, min(position) AS place
      FROM roles JOIN companies ON companies.key = company_key
      WHERE company_key = ${key} AND "group" = 'PARTNER' AND ${heldToday}
      GROUP BY participant_id
    ) partner JOIN participants person ON person.id = partner.participant_id
    ORDER BY place LIMIT ${PARTNERS_NAMED}`;
  return { items: rows.map(({ id, name }) => ({ id, name })), total: rows[0]?.total ?? 0 };
}
