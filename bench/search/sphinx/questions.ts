import { DAY_MS } from '@/lib/milliseconds';
import { parseQuery } from '@/lib/search/parse-query';
import type { CompanyFilters, NumberFilter } from '@/lib/search/types';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import type { SearchIndex, TextField } from '@/lib/search-index/types';
import { foldName } from '@/lib/words/fold';
import type { BenchQuery, BenchSort, QueryClass } from '../types';
import type { SphinxClient } from './client';
import { asWord, DAYS_FROM, NO_AMOUNT } from './rows';

const PAGE = 10;
const KRONER = 1_000;
/** Sphinx's default for the number of ranked matches. */
const MATCHES = 1_000;

const ORDERS: Record<BenchSort, string> = {
  relevance: '',
  'name-asc': 'nameRankUp ASC, id ASC',
  'name-desc': 'nameRank DESC, id ASC',
  'employees-asc': 'employeesUp ASC, id ASC',
  'employees-desc': 'employees DESC, id ASC',
  'locations-asc': 'locations ASC, id ASC',
  'locations-desc': 'locations DESC, id ASC',
  'founded-asc': 'foundedUp ASC, id ASC',
  'founded-desc': 'founded DESC, id ASC',
  'statusSince-asc': 'statusSinceUp ASC, id ASC',
  'statusSince-desc': 'statusSince DESC, id ASC',
  'revenue-asc': 'revenueUp ASC, id ASC',
  'revenue-desc': 'revenue DESC, id ASC',
  'grossProfit-asc': 'grossProfitUp ASC, id ASC',
  'grossProfit-desc': 'grossProfit DESC, id ASC',
  'profit-asc': 'profitUp ASC, id ASC',
  'profit-desc': 'profit DESC, id ASC',
  'equity-asc': 'equityUp ASC, id ASC',
  'equity-desc': 'equity DESC, id ASC',
  'assets-asc': 'assetsUp ASC, id ASC',
  'assets-desc': 'assets DESC, id ASC',
  'growth-asc': 'growthUp ASC, id ASC',
  'growth-desc': 'growth DESC, id ASC',
  'grossProfitGrowth-asc': 'grossProfitGrowthUp ASC, id ASC',
  'grossProfitGrowth-desc': 'grossProfitGrowth DESC, id ASC',
  'employeesGrowth-asc': 'employeesGrowthUp ASC, id ASC',
  'employeesGrowth-desc': 'employeesGrowth DESC, id ASC',
};

const UNKNOWN: readonly QueryClass[] = ['trade near a town', 'typos', 'drawn areas', 'bad input'];

/** The query in SphinxQL; null if Sphinx cannot answer it. */
export function sphinxQuestion(query: BenchQuery, index: SearchIndex): string | null {
  if (UNKNOWN.includes(query.class)) return null;
  const match = query.search === null ? '' : matchOf(query.search);
  if (match === null) return null;
  const conditions = filtersOf(query.filters, index);
  if (match) conditions.unshift(`MATCH('${match}')`);
  // Companies are numbered by prominence, so equal matches are sorted by number.
  const relevance = match ? 'WEIGHT() DESC, id ASC' : 'id ASC';
  const offset = (query.page - 1) * PAGE;
  return [
    'SELECT id FROM companies',
    conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '',
    `ORDER BY ${ORDERS[query.sort] || relevance}`,
    `LIMIT ${offset}, ${PAGE} OPTION max_matches=${Math.max(MATCHES, offset + PAGE)}`,
  ].join(' ');
}

type SphinxAnswer = { total: number; docs: number[] };

/** Requests a page and its exact total. */
export async function askSphinx(client: SphinxClient, question: string): Promise<SphinxAnswer> {
  const rows = await client.query(question);
  const meta = await client.query("SHOW META LIKE 'total_found'");
  return { total: Number(meta[0]?.[1]), docs: rows.map(([id]) => Number(id) - 1) };
}

function matchOf(search: string): string | null {
  const query = parseQuery(search);
  switch (query.kind) {
    case 'number':
      return `@ids ${query.digits}`;
    case 'numbers':
      return `@ids ${[...query.cvr, ...query.units].join(' | ')}`;
    case 'email':
      return `@ids ${asWord(query.address)}`;
    case 'domain':
      return `@ids ${query.hosts.map(asWord).join(' | ')}`;
    case 'words':
      return query.words.map((word) => `${word}*`).join(' ');
    case 'empty':
      return null;
  }
}

function filtersOf(filters: CompanyFilters, index: SearchIndex): string[] {
  const conditions: string[] = [];
  const anyOf = (field: TextField, chosen: string[] | undefined) => {
    if (!chosen) return;
    const wanted = new Set(chosen.map(foldName));
    const codes = index.texts[field].values.flatMap(([text = ''], at) =>
      wanted.has(foldName(text)) ? at + 1 : [],
    );
    conditions.push(`${field}Code IN (${codes.join(', ')})`);
  };
  const numeric = (name: string, filter: NumberFilter | undefined, unit: number, more: number) => {
    const [range] = filter?.ranges ?? [];
    if (!range) return;
    const { min, max } = range;
    const least = more > 0 ? more : NO_AMOUNT + 1;
    conditions.push(`${name} >= ${min === undefined ? least : min * unit + more}`);
    if (max !== undefined) conditions.push(`${name} <= ${max * unit + more}`);
  };
  const flag = (name: string, wanted: boolean | undefined) => {
    if (wanted !== undefined) conditions.push(`${name} = ${wanted ? 1 : 0}`);
  };
  anyOf('industry', filters.industry);
  anyOf('companyType', filters.companyType);
  anyOf('region', filters.region);
  anyOf('municipality', filters.municipality);
  const statuses = filters.status?.flatMap((wanted) =>
    STATUS_CHOICES.flatMap((status, code) =>
      status === wanted || (wanted === 'CEASED' && status.startsWith(wanted)) ? code : [],
    ),
  );
  if (statuses) conditions.push(`status IN (${statuses.join(', ')})`);
  numeric('employees', filters.employees, 1, 1);
  numeric('locations', filters.locations, 1, 1);
  numeric('revenue', filters.revenue, KRONER, 0);
  numeric('grossProfit', filters.grossProfit, KRONER, 0);
  if (filters.founded?.from) {
    const days = Date.parse(filters.founded.from) / DAY_MS;
    conditions.push(`founded >= ${days + DAYS_FROM}`);
  }
  flag('hasPhone', filters.hasPhone);
  flag('hasEmail', filters.hasEmail);
  flag('hasPostalAddress', filters.hasPostalAddress);
  flag('advertisingProtected', filters.advertisingProtected);
  return conditions;
}
