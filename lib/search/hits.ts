import 'server-only';
import { employeesSinceSql } from '@/lib/companies/employees-since-sql';
import { toCompany } from '@/lib/companies/mapper';
import { type CompanyRow, companySelect } from '@/lib/companies/select';
import type { CompanyDetail } from '@/lib/companies/types';
import { registerRows } from '@/lib/db';
import { snakeCase } from '@/lib/words/snake-case';
import { Prisma } from '@/prisma/client/client';
import { isAmount } from './is-amount';
import type { Versioned } from './live-index';
import type { ListedName } from './matched-on';
import { ownVersion } from './own-version';
import type { ShownField } from './types';

/**
 * The year in which a company's accounts end that its figures are taken from; `c` is the row of
 * `companies`. The accounts are chosen as in lib/search-index/figures.ts: those of amounts are in
 * DKK, those of figures in per cent in any currency.
 */
function accountsYear(of: 'amounts' | 'percents'): Prisma.Sql {
  const inKroner = of === 'amounts' ? Prisma.sql`AND period.currency = 'DKK'` : Prisma.empty;
  return Prisma.sql`
    (SELECT extract(year FROM period.end_date)::int FROM accounting_periods period
      WHERE period.company_key = c.key AND period.effective AND period.scope = 'SOLO' ${inKroner}
        AND EXISTS (SELECT FROM filings WHERE id = period.filing_id AND kind = 'ANNUAL')
      ORDER BY period.end_date DESC LIMIT 1)`;
}

/** Years of the accounts that figures are taken from; null when none of these is shown. */
export type AccountsYears = { ofAmounts: number | null; ofPercents: number | null };

/** A company of a result page, with all its names. */
type Hit = {
  company: CompanyDetail;
  names: ListedName[];
  years: AccountsYears;
};

/** The scalar columns of a company, aliased to their names in the code. */
const columns = Prisma.raw(
  Object.entries(companySelect)
    .flatMap(([field, chosen]) => (chosen === true ? `c.${snakeCase(field)} AS "${field}"` : []))
    .join(', '),
);

const employeesSince = Prisma.raw(employeesSinceSql);

/** A row as JSON encodes it: dates are strings, amounts are numbers. */
type Written<Row> = {
  [Field in keyof Row]: Row[Field] extends Date | null
    ? string | null
    : Row[Field] extends Prisma.Decimal | null
      ? number | null
      : Row[Field];
};
type HitRow = Written<Omit<CompanyRow, 'secondaryIndustries'>> & {
  secondaryIndustries: CompanyRow['secondaryIndustries'] | null;
  names: ListedName[] | null;
} & AccountsYears;

const noYear = Prisma.sql`NULL::int`;

/**
 * Companies in the order of their keys, and the version of the index that these rows belong to. One
 * statement reads both, so that they are consistent. All rows arrive as one JSON value, and code
 * tables are looked up per row: with joins and columns a page takes twice as long.
 * @param fields The figures whose accounting years are returned with each company.
 */
export async function readHits(
  keys: readonly string[],
  fields: readonly ShownField[] = [],
): Promise<Versioned<Hit[]>> {
  const ofAmounts = fields.some(isAmount) ? accountsYear('amounts') : noYear;
  const ofPercents = fields.every(isAmount) ? noYear : accountsYear('percents');
  const [row] = await registerRows<{
    version: number;
    since: string | null;
    hits: HitRow[] | null;
  }>`
    SELECT ${ownVersion} AS version, ${employeesSince}::text AS since,
      (SELECT json_agg(hit) FROM (
        SELECT ${columns},
          (SELECT json_build_object('short', short, 'name', name)
            FROM legal_forms WHERE code = c.legal_form_code) AS "legalForm",
          (SELECT json_build_object('name', name)
            FROM municipalities WHERE code = c.municipality_code) AS municipality,
          (SELECT json_build_object('name', name)
            FROM regions WHERE code = c.region_code) AS region,
          (SELECT json_build_object('code', code, 'danish', danish, 'english', english)
            FROM industries WHERE version = c.industry_version AND code = c.industry_code) AS industry,
          (SELECT json_agg(json_build_object('industry', json_build_object(
              'code', i.code, 'danish', i.danish, 'english', i.english)) ORDER BY s.position)
            FROM secondary_industries s JOIN industries i USING (version, code)
            WHERE s.company_key = c.key) AS "secondaryIndustries",
          (SELECT json_agg(json_build_object('kind', n.kind, 'name', n.name) ORDER BY n.position)
            FROM company_names n WHERE n.company_key = c.key) AS names,
          ${ofAmounts} AS "ofAmounts", ${ofPercents} AS "ofPercents"
        FROM companies c
        WHERE c.key = ANY (${keys})
      ) hit) AS hits`;
  const since = dateOf(row?.since ?? null);
  const byKey = new Map(row?.hits?.map((hit) => [hit.key, toHit(hit, since)]));
  return { version: row?.version ?? 0, value: keys.flatMap((key) => byKey.get(key) ?? []) };
}

const dateOf = (written: string | null) => (written === null ? null : new Date(written));

function toHit(hit: HitRow, since: Date | null): Hit {
  const { names, ofAmounts, ofPercents, secondaryIndustries, ...company } = hit;
  const row = {
    ...company,
    foundedOn: dateOf(company.foundedOn),
    ceasedOn: dateOf(company.ceasedOn),
    movedOn: dateOf(company.movedOn),
    statusSince: dateOf(company.statusSince),
    employeesMonth: dateOf(company.employeesMonth),
    registerUpdatedAt: dateOf(company.registerUpdatedAt),
    secondaryIndustries: secondaryIndustries ?? [],
  };
  return { company: toCompany(row, since), names: names ?? [], years: { ofAmounts, ofPercents } };
}
