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

type Row = Partners['items'][number] & { companyKey: string; total: number };

/** The proprietor or the partners of each company today, each of them once. */
export async function listPartners(keys: readonly string[]): Promise<(key: string) => Partners> {
  const rows = await registerDb.$queryRaw<Row[]>`
    SELECT partner.company_key AS "companyKey", person.id::text, person.name, total
    FROM (
      SELECT company_key, participant_id,
        row_number() OVER (PARTITION BY company_key ORDER BY min(position)) AS place,
        count(*) OVER (PARTITION BY company_key)::int AS total
      FROM roles JOIN companies ON companies.key = company_key
      WHERE company_key = ANY (${keys}) AND "group" = 'PARTNER' AND ${heldToday}
      GROUP BY company_key, participant_id
    ) partner JOIN participants person ON person.id = partner.participant_id
    WHERE place <= ${PARTNERS_NAMED} ORDER BY place`;
  return (key) => {
    const own = rows.filter(({ companyKey }) => companyKey === key);
    return { items: own.map(({ id, name }) => ({ id, name })), total: own[0]?.total ?? 0 };
  };
}

/** The same of one company. */
export const findPartners = async (key: string): Promise<Partners> =>
  (await listPartners([key]))(key);
