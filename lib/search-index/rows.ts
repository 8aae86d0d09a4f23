import 'server-only';
import type { ClientBase } from 'pg';
import { knownEmployeesSql } from '@/lib/companies/employees-since-sql';
import { endingOf } from '@/lib/companies/ending';
import type { CompanyStatus } from '@/prisma/client/enums';
import { prominenceOf } from './build/prominence';
import { CAPITAL_LOST } from './capital-lost';
import { STATUS_CHOICES } from './choices';
import { type CodeLists, readCodeLists } from './code-lists';
import { type BinaryRow, copyOut } from './copy-out';
import { GROWTHS, newestFiguresSql, RATIOS } from './figures';
import { toPercent } from './growth';
import { type OtherNames, readOtherNames } from './other-names';
import { remarksSql } from './remarks';
import { FLAGS, type IndexRow, REMARKS } from './types';

const places = new Map<string, number>(STATUS_CHOICES.map((status, place) => [status, place]));

const flag = (bit: number, condition: string) => `CASE WHEN ${condition} THEN ${bit} ELSE 0 END`;
const flags = [
  flag(FLAGS.advertisingProtected, 'advertising_protected'),
  flag(FLAGS.hasPhone, 'phone IS NOT NULL'),
  flag(FLAGS.hasEmail, 'email IS NOT NULL'),
  flag(
    FLAGS.hasPostalAddress,
    '(street IS NOT NULL AND postal_code IS NOT NULL) OR address_text IS NOT NULL',
  ),
  ...[flag(FLAGS.listed, 'listed'), flag(FLAGS.auditWaived, 'audit_waived')],
  flag(FLAGS.audited, 'NOT audit_waived'),
  flag(FLAGS.hasWebsite, 'website IS NOT NULL'),
].join(' + ');

// Danish alphabetical order: Å after Z, ignoring case.
const nameRank = `CASE WHEN name IS NULL THEN 0
  ELSE dense_rank() OVER (ORDER BY name COLLATE "da-x-icu") END::int4`;

const dayNumber = (column: string) => `${column} - date '1970-01-01'`;

const columns = [
  ...['key::int4', 'name', 'status::text', flags, 'industry_version || industry_code'],
  ...['legal_form_code', 'region_code', 'municipality_code', 'postal_district', 'town'],
  ...[knownEmployeesSql(), 'location_count', dayNumber('founded_on')],
  ...['revenue::float8', 'gross_profit::float8', 'latitude', 'longitude'],
  ...['profit::float8', 'equity::float8', 'coalesce(trends, 0)::int4'],
  ...[dayNumber('coalesce(ceased_on, status_since)'), 'status_text', 'postal_code'],
  ...GROWTHS.map(({ column }) => column),
  ...RATIOS,
  'assets::float8',
  ...['renamed_on', 'moved_on', 'new_manager_on', 'new_board_member_on'].map(dayNumber),
  ...['new_owner_on', 'new_auditor_on'].map(dayNumber),
  `coalesce(remarks, 0)::int4 + ${flag(REMARKS.capitalLost, CAPITAL_LOST)}`,
];

type Code = string | number | null;
const textsOf = (list: CodeLists[keyof CodeLists], code: Code) =>
  code === null ? null : (list.get(code) ?? null);
const alone = (text: string | null) => (text === null ? null : [text]);

const tenths = (percent: number | null) =>
  percent === null ? null : Math.round(10 * percent) / 10;
const percentOf = (times: number | null) => (times === null ? null : toPercent(times));

const statusOf = (status: CompanyStatus, text: string | null) =>
  places.get(endingOf(status, text) ?? status) ?? 0;

/**
 * Returns a function that maps districts to their name alone and with its code, "8000 Aarhus C",
 * always the same array for the same district.
 */
function districts() {
  const known = new Map<string, string[]>();
  return (code: string | null, name: string | null): string[] | null => {
    if (code === null || name === null) return alone(name);
    const coded = `${code} ${name}`;
    const texts = known.get(coded) ?? [name, coded];
    known.set(coded, texts);
    return texts;
  };
}

type Sources = { lists: CodeLists; names: OtherNames; districtOf: ReturnType<typeof districts> };

function toIndexRow(row: BinaryRow, { lists, names, districtOf }: Sources): IndexRow {
  const key = row.int(0);
  const status = statusOf(row.text(2) as CompanyStatus, row.text(21));
  const employees = row.intOrNull(10);
  return {
    key,
    prominence: prominenceOf(status, employees),
    name: row.text(1),
    otherNames: names.of(key),
    status,
    flags: row.int(3),
    remarks: row.int(39),
    trends: row.int(19),
    texts: {
      industry: textsOf(lists.industry, row.text(4)),
      companyType: textsOf(lists.companyType, row.intOrNull(5)),
      region: textsOf(lists.region, row.text(6)),
      municipality: textsOf(lists.municipality, row.intOrNull(7)),
      postalDistrict: districtOf(row.text(22), row.text(8)),
      town: alone(row.text(9)),
    },
    numbers: {
      employees,
      locations: row.intOrNull(11),
      founded: row.intOrNull(12),
      statusSince: row.intOrNull(20),
      revenue: row.float(13),
      grossProfit: row.float(14),
      profit: row.float(17),
      equity: row.float(18),
      assets: row.float(32),
      revenueGrowth: percentOf(row.float(23)),
      grossProfitGrowth: percentOf(row.float(24)),
      employeesGrowth: percentOf(row.float(25)),
      solvencyRatio: tenths(row.float(26)),
      liquidityRatio: tenths(row.float(27)),
      coverageRatio: tenths(row.float(28)),
      profitMargin: tenths(row.float(29)),
      roe: tenths(row.float(30)),
      roi: tenths(row.float(31)),
      renamed: row.intOrNull(33),
      moved: row.intOrNull(34),
      newManager: row.intOrNull(35),
      newBoardMember: row.intOrNull(36),
      newOwner: row.intOrNull(37),
      newAuditor: row.intOrNull(38),
    },
    latitude: row.float(15),
    longitude: row.float(16),
    nameRank: row.int(columns.length),
  };
}

type RowsOptions = {
  /** A table with the keys of the companies to read; names are ranked among these. */
  among?: string;
};

/**
 * Streams the companies of the register to `onRow`, in any order, as this connection sees them.
 * Unqualified tables resolve through its search path.
 */
export async function readRows(
  client: ClientBase,
  onRow: (row: IndexRow) => void,
  { among }: RowsOptions = {},
): Promise<void> {
  const chosen = (key: string) => (among ? `${key} IN (SELECT key FROM ${among})` : 'true');
  const lists = await readCodeLists(client);
  const names = await readOtherNames(client, chosen('company_key'));
  const sources = { lists, names, districtOf: districts() };
  const select = `SELECT ${columns.join(', ')}, ${nameRank}
    FROM companies LEFT JOIN (${newestFiguresSql(chosen('company_key'))}) figures
      ON figures.company_key = key
    LEFT JOIN (${remarksSql(chosen('company_key'))}) remarked ON remarked.company_key = key
    WHERE ${chosen('key')}`;
  await copyOut(client, select, (row) => onRow(toIndexRow(row, sources)));
}
