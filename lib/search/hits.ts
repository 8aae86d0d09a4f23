import 'server-only';
import { toCompany } from '@/lib/companies/mapper';
import { type CompanyRow, companySelect } from '@/lib/companies/select';
import type { CompanyDetail } from '@/lib/companies/types';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import type { Versioned } from './live-index';
import type { ListedName } from './matched-on';

/** A company of a page, with all its names. */
export type Hit = { company: CompanyDetail; names: ListedName[] };

const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** The plain columns a company is shown with, under their names in the code. */
const columns = Prisma.raw(
  Object.entries(companySelect)
    .flatMap(([field, chosen]) => (chosen === true ? `c.${snake(field)} AS "${field}"` : []))
    .join(', '),
);

type HitRow = CompanyRow & { version: number; names: ListedName[] | null };

/**
 * Companies in the order of their keys, and the version of the index that these
 * rows belong to: one statement, so that both are of one register.
 */
export async function readHits(keys: readonly string[]): Promise<Versioned<Hit[]>> {
  const rows = await db.$queryRaw<(HitRow | { key: null; version: number })[]>`
    SELECT newest.version, hit.*
    FROM (SELECT coalesce(max(version), 0) AS version FROM search_indexes) newest
    LEFT JOIN (
      SELECT ${columns},
        CASE WHEN f.code IS NOT NULL THEN jsonb_build_object('short', f.short, 'name', f.name)
          END AS "legalForm",
        CASE WHEN m.code IS NOT NULL THEN jsonb_build_object('name', m.name) END AS municipality,
        CASE WHEN r.code IS NOT NULL THEN jsonb_build_object('name', r.name) END AS region,
        CASE WHEN i.code IS NOT NULL THEN
          jsonb_build_object('code', i.code, 'danish', i.danish, 'english', i.english) END AS industry,
        coalesce((SELECT jsonb_agg(jsonb_build_object('industry', jsonb_build_object(
            'code', other.code, 'danish', other.danish, 'english', other.english)) ORDER BY s.position)
          FROM secondary_industries s JOIN industries other USING (version, code)
          WHERE s.company_key = c.key), '[]') AS "secondaryIndustries",
        (SELECT jsonb_agg(jsonb_build_object('kind', n.kind, 'name', n.name) ORDER BY n.position)
          FROM company_names n WHERE n.company_key = c.key) AS names
      FROM companies c
      LEFT JOIN legal_forms f ON f.code = c.legal_form_code
      LEFT JOIN municipalities m ON m.code = c.municipality_code
      LEFT JOIN regions r ON r.code = c.region_code
      LEFT JOIN industries i ON i.version = c.industry_version AND i.code = c.industry_code
      WHERE c.key = ANY (${keys})
    ) hit ON true`;
  const byKey = new Map<string, Hit>();
  for (const row of rows) {
    if (row.key === null) continue;
    const { version: _, names, ...company } = row;
    byKey.set(row.key, { company: toCompany(company), names: names ?? [] });
  }
  const hits = keys.flatMap((key) => byKey.get(key) ?? []);
  return { version: rows[0]?.version ?? 0, value: hits };
}
