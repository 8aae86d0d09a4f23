import type { Client } from 'pg';
import { employeesSinceSql } from '@/lib/companies/employees-since-sql';
import { USUAL_CURRENCY } from '@/lib/financials/constants';
import { isKnownSql } from '@/lib/financials/known-opinion-sql';
import { NEWEST_FIRST } from '@/lib/financials/newest-first';
import { ownVersionSql } from '@/lib/search-index/own-version';
import { type ColumnKey, columnsOf } from '../columns';
import {
  ACCOUNTS_JOIN,
  accountsAmount,
  FIGURES_JOIN,
  growthExpression,
  monthsExpression,
} from './accounts';
import type { Cell } from './cell';
import { ACCOUNTS_COLUMNS } from './compared';
import { SAID } from './said';
import { cleanText } from './text';
import type { OpenTask } from './types';

/** The register was replaced while it was read. */
export class Renewed extends Error {}

/** Companies per query. */
const CHUNK = 2_000;

/** As in searches, old head counts are no current numbers: only the text has them, with their month. */
const isOldCount = `c.employees_month < ${employeesSinceSql}`;

/** Of the newest annual report that could be read. */
const newestKnown = (column: string) => `(SELECT ${column} FROM filings said
  WHERE company_key = c.key AND ${isKnownSql('said')} ORDER BY ${NEWEST_FIRST} LIMIT 1)`;

/** SQL expression per column: k is the requested key, c its company. */
const EXPRESSIONS: Record<ColumnKey, string> = {
  cvr: 'k.key',
  name: 'c.name',
  status: 'c.status::text',
  statusSince: 'coalesce(c.ceased_on, c.status_since)::text',
  ending: `CASE WHEN c.status = 'CEASED' THEN coalesce(c.status_text, '') END`,
  companyType: 'f.name',
  industryCode: 'c.industry_code',
  industry: 'i.danish',
  // Looked up in SAID.
  sector: 'c.industry_code',
  division: 'c.industry_code',
  industryCode2: 's2.code',
  industry2: 'i2.danish',
  industryCode3: 's3.code',
  industry3: 'i3.danish',
  founded: 'c.founded_on::text',
  ceased: 'c.ceased_on::text',
  ceo: 'c.ceo_name',
  // Formatted in SAID.
  employeesText: `json_build_array(c.employees, c.employees_min, c.employees_max,
    CASE WHEN ${isOldCount} THEN c.employees_month END)::text`,
  // The lower bound when only an interval is known.
  employees: `CASE WHEN ${isOldCount} THEN NULL ELSE coalesce(c.employees, c.employees_min) END`,
  // The register writes its open-ended interval with an upper bound of 999.999.
  employeesMost: `CASE WHEN ${isOldCount} THEN NULL
    ELSE coalesce(c.employees, nullif(c.employees_max, 999999)) END`,
  locations: 'c.location_count',
  revenue: 'c.revenue::float8',
  grossProfit: 'c.gross_profit::float8',
  netProfit: accountsAmount('profit_loss'),
  equity: accountsAmount('equity'),
  accountsUntil: 'accounts.end_date::text',
  // Calculated in SAID.
  accountsMonths: monthsExpression,
  revenueGrowth: growthExpression('revenueGrowth'),
  grossProfitGrowth: growthExpression('grossProfitGrowth'),
  employeesGrowth: growthExpression('employeesGrowth'),
  profitBeforeTax: accountsAmount('profit_loss_before_tax'),
  operatingProfit: accountsAmount('profit_loss_from_ordinary_operating_activities'),
  assets: accountsAmount('assets'),
  solvencyRatio: 'accounts.solvency_ratio',
  liquidityRatio: 'accounts.liquidity_ratio',
  roe: 'accounts.roe',
  roi: 'accounts.roi',
  coverageRatio: 'accounts.coverage_ratio',
  profitMargin: 'accounts.profit_margin',
  capital: 'c.capital::float8',
  // Capital in the register is in kroner unless stated otherwise.
  capitalCurrency: `CASE WHEN c.capital IS NOT NULL THEN coalesce(c.capital_currency, '${USUAL_CURRENCY}') END`,
  capitalPartlyPaid: 'c.capital_partly_paid::text',
  articlesOn: 'c.articles_on::text',
  auditWaived: 'c.audit_waived::text',
  modifiedOpinion: newestKnown('audit_opinion::text'),
  goingConcern: newestKnown('going_concern'),
  listed: 'c.listed::text',
  accountsCurrency: 'accounts.newest_currency',
  // Only told in comparisons, see ACCOUNTS_COLUMNS.
  accountsScope: 'NULL::text',
  careOf: 'c.care_of',
  street: 'c.street',
  town: 'c.town',
  postalCode: 'c.postal_code',
  city: 'c.postal_district',
  municipality: 'm.name',
  municipalityCode: 'c.municipality_code::text',
  region: 'r.name',
  country: 'c.country_code',
  foreignAddress: 'c.address_text',
  latitude: 'c.latitude',
  longitude: 'c.longitude',
  phone: 'c.phone',
  email: 'c.email',
  website: 'c.website',
  purpose: 'c.purpose',
  // As the newest annual report with words states them.
  activities: `(SELECT left(said.passages->>'activities', 500) FROM report_words newest
    JOIN filings said ON said.id = newest.filing_id WHERE newest.company_key = c.key)`,
  protection: `CASE WHEN c.advertising_protected THEN 'Reklamebeskyttet' END`,
  updated: `(c.register_updated_at AT TIME ZONE 'Europe/Copenhagen')::date::text`,
  // Only known for saved companies, see SAVED_EXPRESSIONS.
  tags: 'NULL::text',
  note: 'NULL::text',
  lists: 'NULL::text',
  savedOn: 'NULL::text',
};

/** Overrides for saved companies: s is the user's entry. */
const SAVED_EXPRESSIONS: Partial<Record<ColumnKey, string>> = {
  name: 'CASE WHEN c.key IS NULL THEN s.company_name ELSE c.name END',
  tags: `nullif(array_to_string(s.tags, ', '), '')`,
  note: `nullif(s.note, '')`,
  lists: `(SELECT string_agg(l.name, ', ' ORDER BY l.name COLLATE "da-x-icu", l.id)
    FROM saved_list_entries le JOIN saved_lists l ON l.id = le.list_id
    WHERE le.user_id = s.user_id AND le.saved_id = s.id)`,
  savedOn: `(s.created_at AT TIME ZONE 'Europe/Copenhagen')::date::text`,
};

const KEYS = 'unnest($1::text[]) WITH ORDINALITY AS k (key, place)';
const SAVED_KEYS = `
  unnest($1::text[], $2::uuid[]) WITH ORDINALITY AS k (key, id, place)
  LEFT JOIN saved_companies s ON s.id = k.id AND s.user_id = $3::uuid`;

const secondary = (place: number) => `
  LEFT JOIN secondary_industries s${place}
    ON s${place}.company_key = c.key AND s${place}.position = ${place - 1}
  LEFT JOIN industries i${place}
    ON i${place}.version = s${place}.version AND i${place}.code = s${place}.code`;

/** The accounts of a comparison come with the task. */
const COMPARED_EXPRESSIONS: Partial<Record<ColumnKey, string>> = Object.fromEntries(
  ACCOUNTS_COLUMNS.map((key) => [key, 'NULL::text']),
);

const joinsOf = (columns: readonly ColumnKey[], read: readonly string[]) => [
  ...[2, 3].filter((place) => columns.some((key) => key.endsWith(`${place}`))).map(secondary),
  ...(read.some((expression) => expression.includes('accounts.')) ? [ACCOUNTS_JOIN] : []),
  ...(read.some((expression) => expression.includes('figures.')) ? [FIGURES_JOIN] : []),
];

function chunkSql({ columns: keys, saved, compared }: OpenTask): string {
  const isSaved = saved !== null;
  const own = { ...(isSaved && SAVED_EXPRESSIONS), ...(compared && COMPARED_EXPRESSIONS) };
  const read = columnsOf(keys).map(({ key, contact }) => {
    const expression = own[key] ?? EXPRESSIONS[key];
    // Contact data under advertising protection does not even leave the database.
    return contact ? `CASE WHEN NOT c.advertising_protected THEN ${expression} END` : expression;
  });
  return `
    SELECT ${[ownVersionSql, ...read].join(', ')}
    FROM ${isSaved ? SAVED_KEYS : KEYS}
    LEFT JOIN companies c ON c.key = k.key::char(8)
    LEFT JOIN legal_forms f ON f.code = c.legal_form_code
    LEFT JOIN industries i ON i.version = c.industry_version AND i.code = c.industry_code
    LEFT JOIN municipalities m ON m.code = c.municipality_code
    LEFT JOIN regions r ON r.code = c.region_code
    ${joinsOf(keys, read).join('')}
    ORDER BY k.place`;
}

type ExportSummary = {
  version: number;
  known: number;
  contactCells: number;
  protectedCompanies: number;
  hasSample: boolean;
};

/** The facts needed before the first row. A single statement, so that it reads one register. */
export async function readExportSummary(
  client: Client,
  { keys, columns }: OpenTask,
): Promise<ExportSummary> {
  const contacts = columnsOf(columns).filter(({ contact }) => contact);
  const hidden =
    contacts.length === 0
      ? '0'
      : `CASE WHEN c.advertising_protected
           THEN num_nonnulls(${contacts.map(({ key }) => EXPRESSIONS[key]).join(', ')}) ELSE 0 END`;
  const { rows } = await client.query<ExportSummary>(
    `SELECT ${ownVersionSql} AS version, count(c.key)::int AS known,
       coalesce(sum(${hidden}), 0)::int AS "contactCells",
       count(*) FILTER (WHERE ${hidden} > 0)::int AS "protectedCompanies",
       coalesce(bool_or(c.is_sample), false) AS "hasSample"
     FROM unnest($1::text[]) AS k (key) LEFT JOIN companies c ON c.key = k.key::char(8)`,
    [keys],
  );
  if (!rows[0]) throw new Error('A sum always has a row.');
  return rows[0];
}

type Row = [version: number, ...cells: Cell[]];

/** Formats a company's raw values by column for the file. */
function filled(task: OpenTask, companyKey: string | undefined, [, ...cells]: Row): Cell[] {
  const compared: Partial<Record<ColumnKey, Cell>> = task.compared?.cells[companyKey ?? ''] ?? {};
  return task.columns.map((key, column) => {
    const told = compared[key];
    if (told !== undefined) return told;
    const cell = cells[column] ?? null;
    const say = SAID[key];
    if (say && typeof cell === 'string') return say(cell, task.language);
    return typeof cell === 'string' ? cleanText(cell) : cell;
  });
}

/** Reads the rows of all keys in chunks; the next chunk is fetched while one is written. */
export async function* readChunks(
  client: Client,
  task: OpenTask,
  version: number,
): AsyncGenerator<Cell[][]> {
  const { keys, progress, saved } = task;
  const text = chunkSql(task);
  const asked = { text, ...(task.prepared && { name: 'export' }) };
  const chunk = (all: string[], from: number) => all.slice(from, from + CHUNK);
  const read = (from: number) => {
    const values = [chunk(keys, from), ...(saved ? [chunk(saved.ids, from), saved.userId] : [])];
    const answer = client.query<Row>({ ...asked, values, rowMode: 'array' });
    // Prevents an unhandled rejection; the error is handled when the answer is awaited.
    answer.catch(() => {});
    return answer;
  };
  let next = read(0);
  for (let from = 0; from < keys.length; from += CHUNK) {
    const { rows } = await next;
    if (from + CHUNK < keys.length) next = read(from + CHUNK);
    if (rows.some(([of]) => of !== version)) throw new Renewed();
    yield rows.map((row, place) => filled(task, keys[from + place], row));
    Atomics.store(progress, 0, Math.min(from + CHUNK, keys.length));
  }
}
