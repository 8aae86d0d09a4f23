import 'server-only';
import { registerDb } from '@/lib/db';
import { formatNumber, isoDay } from '@/lib/format';
import { amongSql, isNarrowed, PLAN, remembered } from '@/lib/most-roles/among';
import { paths } from '@/lib/paths';
import type { RoleGroup } from '@/lib/roles/types';
import type { CompanyFilters } from '@/lib/search/types';
import { Prisma } from '@/prisma/client/client';
import { companyRef } from './facts';

type Asked = {
  group: RoleGroup;
  from: string;
  to?: string;
  among?: CompanyFilters;
  limit?: number;
};
type Row = {
  key: string;
  name: string | null;
  advertisingProtected: boolean;
  on: Date;
  holderId: string;
  holder: string;
  total: number;
};

const companyKey = Prisma.raw('fresh.company_key');

/**
 * A holder is new when another one, who was there before, left no later than 31 days after. One who
 * goes on under another title or with another share is not.
 */
async function ask({ group, from, to = '9999-12-31', among = {}, limit = 5 }: Asked) {
  const isAmong = isNarrowed(among)
    ? await amongSql({ search: null, filters: among }, companyKey)
    : Prisma.sql`true`;
  return registerDb.$queryRaw<Row[]>`
    ${PLAN} SELECT key, companies.name, advertising_protected AS "advertisingProtected",
      begun."on", begun.participant_id::text AS "holderId", participants.name AS holder, total
    FROM (
      SELECT DISTINCT ON (fresh.company_key) fresh.company_key, fresh.participant_id,
        fresh.valid_from AS "on",
        dense_rank() OVER (ORDER BY fresh.company_key)
          + dense_rank() OVER (ORDER BY fresh.company_key DESC) - 1 AS total
      FROM roles fresh
      WHERE fresh."group"::text = ${group} AND fresh.valid_from BETWEEN ${from}::date AND ${to}::date
        AND ${isAmong} AND EXISTS (
          SELECT FROM roles former
          WHERE former.company_key = fresh.company_key AND former."group" = fresh."group"
            AND former.participant_id <> fresh.participant_id
            AND coalesce(former.valid_from, '-infinity') < fresh.valid_from
            AND former.valid_to <= fresh.valid_from + 31)
        AND NOT EXISTS (
          SELECT FROM roles own
          WHERE own.company_key = fresh.company_key AND own."group" = fresh."group"
            AND own.participant_id = fresh.participant_id
            AND coalesce(own.valid_from, '-infinity') < fresh.valid_from
            AND coalesce(own.valid_to, 'infinity') >= fresh.valid_from - 1)
      ORDER BY fresh.company_key, fresh.valid_from DESC, fresh.participant_id
    ) begun
    JOIN companies ON key = begun.company_key
    JOIN participants ON participants.id = begun.participant_id
    ORDER BY begun."on" DESC, key LIMIT ${limit}`;
}

/**
 * Companies in which a new holder took over a kind of role within a period, latest first, with the
 * day on which the role began.
 */
export async function newHolders(asked: Asked) {
  const rows = await remembered(JSON.stringify(['newHolders', asked]), () => ask(asked));
  const total = Number(rows[0]?.total ?? 0);
  const items = rows.map((row) => ({
    ...companyRef(row),
    advertisingProtected: row.advertisingProtected,
    on: isoDay(row.on) ?? '',
    holder: { name: row.holder, href: paths.person(row.holderId) },
  }));
  return { items, total, shown: formatNumber(total) };
}
