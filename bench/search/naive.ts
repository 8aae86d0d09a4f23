import type { Client, Pool } from 'pg';
import { parseIdentifier, phoneSpellings } from '@/lib/search/identifiers';
import type { CompanyFilters, NumberFilter } from '@/lib/search/types';
import { newestFiguresSql } from '@/lib/search-index/figures';
import type { BenchQuery, BenchSort } from './types';

const NAIVE_TABLE = 'bench_naive';

/** Columns of growth in per cent, by the amount that grows. */
const GROWN = {
  revenue: 'revenue_growth',
  grossProfit: 'gross_profit_growth',
  employees: 'employees_growth',
};
const growthSql = ([of, column]: [string, string]) =>
  `floor(100 * (figures."${of}Growth" - 1) + 0.5) AS ${column}`;

/** The obvious approach: all words in a tsvector, trigrams of the name, the usual indexes. */
export async function makeNaive(client: Client): Promise<void> {
  await client.query(`SET maintenance_work_mem = '1GB'; DROP TABLE IF EXISTS ${NAIVE_TABLE}`);
  await client.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
  await client.query(`CREATE UNLOGGED TABLE ${NAIVE_TABLE} AS
    SELECT c.key, c.name, i.danish AS industry, f.name AS company_type, r.name AS region,
      m.name AS municipality, c.status::text AS status,
      coalesce(c.employees, c.employees_min) AS employees, c.location_count AS locations,
      c.revenue, c.gross_profit, figures.profit, figures.equity, figures.assets,
      ${Object.entries(GROWN).map(growthSql).join(', ')}, c.founded_on, coalesce(c.ceased_on, c.status_since) AS status_since, c.advertising_protected, c.phone,
      lower(c.email) AS email, lower(split_part(c.email, '@', 2)) AS host,
      (c.street IS NOT NULL AND c.postal_code IS NOT NULL) OR c.address_text IS NOT NULL
        AS has_postal_address,
      CASE WHEN c.status = 'ACTIVE' THEN 10000000 ELSE 0 END
        + coalesce(c.employees, c.employees_min, 0) AS prominence,
      to_tsvector('simple', concat_ws(' ', c.name,
        (SELECT string_agg(n.name, ' ') FROM company_names n WHERE n.company_key = c.key),
        c.town, c.postal_district, m.name, r.name, i.danish, i.english, f.name)) AS words
    FROM companies c
    LEFT JOIN industries i ON i.version = c.industry_version AND i.code = c.industry_code
    LEFT JOIN legal_forms f ON f.code = c.legal_form_code
    LEFT JOIN municipalities m ON m.code = c.municipality_code
    LEFT JOIN regions r ON r.code = c.region_code
    LEFT JOIN (${newestFiguresSql('true')}) figures ON figures.company_key = c.key`);
  await client.query(`ALTER TABLE ${NAIVE_TABLE} ADD PRIMARY KEY (key)`);
  await client.query(`CREATE INDEX ON ${NAIVE_TABLE} USING gin (words)`);
  await client.query(`CREATE INDEX ON ${NAIVE_TABLE} USING gin (name gin_trgm_ops)`);
  const plain = ['phone', 'email', 'host', 'municipality', 'industry', 'employees', 'revenue'];
  for (const column of [
    ...plain,
    'gross_profit',
    'profit',
    'equity',
    'assets',
    ...Object.values(GROWN),
  ]) {
    await client.query(`CREATE INDEX ON ${NAIVE_TABLE} (${column})`);
  }
  await client.query(`VACUUM ANALYZE ${NAIVE_TABLE}`);
}

export const dropNaive = (client: Client) => client.query(`DROP TABLE IF EXISTS ${NAIVE_TABLE}`);

/** The statement's parameters, numbered in order. */
class Values {
  readonly list: unknown[] = [];
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

const PAGE = 10;
const KRONER = 1_000;

const ORDERS: Record<BenchSort, string> = {
  relevance: 'prominence DESC, key',
  'name-asc': 'name COLLATE "da-x-icu" ASC NULLS LAST, key',
  'name-desc': 'name COLLATE "da-x-icu" DESC NULLS LAST, key',
  'employees-asc': 'employees ASC NULLS LAST, key',
  'employees-desc': 'employees DESC NULLS LAST, key',
  'locations-asc': 'location_count ASC NULLS LAST, key',
  'locations-desc': 'location_count DESC NULLS LAST, key',
  'founded-asc': 'founded_on ASC NULLS LAST, key',
  'founded-desc': 'founded_on DESC NULLS LAST, key',
  'statusSince-asc': 'status_since ASC NULLS LAST, key',
  'statusSince-desc': 'status_since DESC NULLS LAST, key',
  'revenue-asc': 'revenue ASC NULLS LAST, key',
  'revenue-desc': 'revenue DESC NULLS LAST, key',
  'grossProfit-asc': 'gross_profit ASC NULLS LAST, key',
  'grossProfit-desc': 'gross_profit DESC NULLS LAST, key',
  'profit-asc': 'profit ASC NULLS LAST, key',
  'profit-desc': 'profit DESC NULLS LAST, key',
  'equity-asc': 'equity ASC NULLS LAST, key',
  'equity-desc': 'equity DESC NULLS LAST, key',
  'assets-asc': 'assets ASC NULLS LAST, key',
  'assets-desc': 'assets DESC NULLS LAST, key',
  'growth-asc': 'revenue_growth ASC NULLS LAST, key',
  'growth-desc': 'revenue_growth DESC NULLS LAST, key',
  'grossProfitGrowth-asc': 'gross_profit_growth ASC NULLS LAST, key',
  'grossProfitGrowth-desc': 'gross_profit_growth DESC NULLS LAST, key',
  'employeesGrowth-asc': 'employees_growth ASC NULLS LAST, key',
  'employeesGrowth-desc': 'employees_growth DESC NULLS LAST, key',
};

function whereOf(query: BenchQuery, values: Values): string {
  const words = query.search === null ? [] : [searchOf(query, query.search, values)];
  return [...words, ...filtersOf(query.filters, values)].join(' AND ') || 'true';
}

/** All matches, in ascending order. */
export async function keysNaive(client: Client, query: BenchQuery): Promise<Uint32Array> {
  const values = new Values();
  const where = whereOf(query, values);
  const { rows } = await client.query<{ key: number }>(
    `SELECT key::int4 AS key FROM ${NAIVE_TABLE} WHERE ${where}`,
    values.list,
  );
  return Uint32Array.from(rows, ({ key }) => key).sort();
}

/** Counts all and reads ten rows, as two statements. @returns the total. */
export async function askNaive(client: Pool, query: BenchQuery): Promise<number> {
  const values = new Values();
  const where = whereOf(query, values);
  const similarity = query.class === 'typos' ? `similarity(name, $1) DESC, ` : '';
  const { rows } = await client.query<{ total: string }>(
    `SELECT count(*) AS total FROM ${NAIVE_TABLE} WHERE ${where}`,
    values.list,
  );
  await client.query(
    `SELECT * FROM ${NAIVE_TABLE} WHERE ${where}
     ORDER BY ${similarity}${ORDERS[query.sort]} LIMIT ${PAGE} OFFSET ${(query.page - 1) * PAGE}`,
    values.list,
  );
  return Number(rows[0]?.total);
}

function searchOf({ class: name }: BenchQuery, search: string, values: Values): string {
  if (name === 'typos') return `name % ${values.add(search)}`;
  const identifier = name === 'identifiers' ? parseIdentifier(search) : null;
  switch (identifier?.kind) {
    case 'number': {
      const { digits } = identifier;
      return `(key = ${values.add(digits)} OR phone = ANY (${values.add(phoneSpellings(digits))})
        OR key IN (SELECT company_key FROM production_units WHERE p_number = ${values.add(digits)}))`;
    }
    case 'email':
      return `email = ${values.add(identifier.address)}`;
    case 'domain':
      return `host = ANY (${values.add(identifier.hosts)})`;
    default: {
      const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      return `words @@ ${values.add(words.map((word) => `'${word}':*`).join(' & '))}::tsquery`;
    }
  }
}

function filtersOf(filters: CompanyFilters, values: Values): string[] {
  const conditions: string[] = [];
  const anyOf = (column: string, chosen: string[] | undefined) => {
    if (chosen) conditions.push(`${column} = ANY (${values.add(chosen)})`);
  };
  const numeric = (column: string, filter: NumberFilter | undefined, unit = 1) => {
    const ranges = filter?.ranges.map(({ min, max }) => {
      const ends: string[] = [];
      if (min !== undefined) ends.push(`${column} >= ${min * unit}`);
      if (max !== undefined) ends.push(`${column} <= ${max * unit}`);
      return `(${ends.join(' AND ')})`;
    });
    if (ranges) conditions.push(`(${ranges.join(' OR ')})`);
  };
  const flag = (condition: string, wanted: boolean | undefined) => {
    if (wanted !== undefined) conditions.push(wanted ? condition : `NOT (${condition})`);
  };
  anyOf('industry', filters.industry);
  anyOf('company_type', filters.companyType);
  anyOf('region', filters.region);
  anyOf('municipality', filters.municipality);
  anyOf('status', filters.status);
  numeric('employees', filters.employees);
  numeric('locations', filters.locations);
  numeric('revenue', filters.revenue, KRONER);
  numeric('gross_profit', filters.grossProfit, KRONER);
  if (filters.founded?.from) conditions.push(`founded_on >= ${values.add(filters.founded.from)}`);
  flag('advertising_protected', filters.advertisingProtected);
  flag('phone IS NOT NULL', filters.hasPhone);
  flag('email IS NOT NULL', filters.hasEmail);
  flag('has_postal_address', filters.hasPostalAddress);
  return conditions;
}
