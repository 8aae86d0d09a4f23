import type { EndedStatus } from '@/lib/companies/ending';
import { sectorsOf } from '@/lib/companies/sectors';
import type { CompanyStatus } from '@/lib/companies/types';
import { phrasesOfSectors } from '@/lib/search/everyday/sector-phrases';
import { stateFieldsOf } from '@/lib/search/everyday/states';
import type { OpinionChoice } from '@/lib/search/types';
import type { ChangeFilter } from '@/lib/search-index/change-filters';
import { foldSearched, searchedWords } from '@/lib/words/fold';
import { type Figures, readBruteFigures } from './brute-figures';
import type { RegisterDatabase } from './register-database';

/** A company with everything that determines whether and where it is found. */
export type BruteCompany = Figures &
  Record<ChangeFilter, string | null> & {
    key: string;
    name: string | null;
    status: string;
    /** CEASED_BANKRUPTCY and the like; null for companies that did not end. */
    ended: string | null;
    founded: string | null;
    statusSince: string | null;
    protected: boolean;
    listed: boolean | null;
    auditWaived: boolean | null;
    /** What the newest annual report with figures says: of going concern, and its auditor. */
    doubted: boolean;
    /** Its opinion; null unless modified. */
    opinion: OpinionChoice | null;
    phone: string | null;
    email: string | null;
    website: string | null;
    employees: number | null;
    locations: number;
    revenue: number | null;
    grossProfit: number | null;
    street: string | null;
    postalCode: string | null;
    addressText: string | null;
    industry: string | null;
    /** Its sector and division; none where no industry is stated. */
    sectors: string[];
    /** What these are called in several words. */
    sectorPhrases: string[];
    companyType: string | null;
    shortType: string | null;
    region: string | null;
    municipality: string | null;
    prominence: number;
    units: string[];
    /** Hosts of the website and of the e-mail address; empty if there are none. */
    hosts: string[];
    /** Current and former names, as written. */
    names: string[];
    /** Folded: the current name, all names, and the words of all fields. */
    foldedName: string;
    foldedNames: string[];
    /** Folded texts of places, industry and legal form. */
    foldedValues: string[];
    words: Set<string>;
    /** Those of `words` that its industry has. */
    trades: Set<string>;
    /** Those that its places have. */
    places: Set<string>;
    /** Words for its status, and for having been founded lately; matched as a whole only. */
    states: ReadonlySet<string>;
  };

type Text = string | null;
type Row = Omit<
  BruteCompany,
  | keyof Figures
  | 'sectors'
  | 'sectorPhrases'
  | 'hosts'
  | 'foldedName'
  | 'foldedNames'
  | 'foldedValues'
  | 'words'
  | 'trades'
  | 'places'
  | 'states'
> &
  Record<'town' | 'postalDistrict' | 'english' | 'industryCode', Text>;

const NO_FIGURES: Figures = {
  profit: null,
  equity: null,
  assets: null,
  revenueGrowth: null,
  grossProfitGrowth: null,
  employeesGrowth: null,
  solvencyRatio: null,
  liquidityRatio: null,
  coverageRatio: null,
  profitMargin: null,
  roe: null,
  roi: null,
  trends: [],
  capitalLost: false,
};

const newestSays = (column: string) => `(
  SELECT ${column} FROM filings
  WHERE company_key = c.key AND kind = 'ANNUAL' AND NOT superseded
  ORDER BY end_date DESC, published_at DESC LIMIT 1)`;

const statement = `
  SELECT c.key, c.name, c.status::text AS status, CASE WHEN c.status = 'CEASED' THEN CASE
      WHEN c.status_text ILIKE '%konkurs%' THEN 'CEASED_BANKRUPTCY'
      WHEN c.status_text ILIKE '%tvangsopl_s%' THEN 'CEASED_COMPULSORY_DISSOLUTION'
      WHEN c.status_text ILIKE '%likvidation%' THEN 'CEASED_LIQUIDATION'
      WHEN c.status_text ILIKE '%erkl_ring%' THEN 'CEASED_DECLARATION'
      WHEN c.status_text ILIKE '%fusion%' THEN 'CEASED_MERGER'
      ELSE 'CEASED_OTHER' END END AS ended, c.founded_on AS founded,
    coalesce(c.ceased_on, c.status_since) AS "statusSince",
    c.renamed_on AS renamed, c.moved_on AS moved, c.new_manager_on AS "newManager",
    c.new_board_member_on AS "newBoardMember", c.new_owner_on AS "newOwner",
    c.new_auditor_on AS "newAuditor",
    ${newestSays('going_concern')} IS NOT NULL AS doubted, ${newestSays('audit_opinion')}::text AS opinion,
    c.advertising_protected AS protected, c.listed, c.audit_waived AS "auditWaived", c.phone, c.email, c.website,
    CASE WHEN c.employees IS NULL THEN c.employees_min ELSE c.employees END AS employees,
    c.location_count AS locations, c.revenue::float AS revenue, c.gross_profit::float AS "grossProfit",
    c.street, c.postal_code AS "postalCode", c.address_text AS "addressText", c.town,
    c.postal_district AS "postalDistrict", i.danish AS industry, i.english,
    i.code AS "industryCode",
    f.name AS "companyType", f.short AS "shortType", r.name AS region, m.name AS municipality,
    CASE c.status WHEN 'ACTIVE' THEN 2 WHEN 'CEASED' THEN 0 ELSE 1 END * 1000000
      + least(999999, greatest(0, coalesce(c.employees, c.employees_min, 0))) AS prominence,
    array_remove(array_agg(DISTINCT u.p_number::text), NULL) AS units,
    array_remove(array_agg(DISTINCT n.name), NULL) AS names
  FROM companies c
  LEFT JOIN industries i ON i.version = c.industry_version AND i.code = c.industry_code
  LEFT JOIN legal_forms f ON f.code = c.legal_form_code
  LEFT JOIN regions r ON r.code = c.region_code
  LEFT JOIN municipalities m ON m.code = c.municipality_code
  LEFT JOIN company_names n ON n.company_key = c.key
  LEFT JOIN production_units u ON u.company_key = c.key
  GROUP BY c.key, i.version, i.code, f.code, r.code, m.code`;

const YEAR_MS = 365 * 86_400_000;
type Begun = Pick<Row, 'status' | 'ended' | 'founded'>;

/** The last day on which a company that has begun was founded. */
const newestDay = (rows: Begun[]): number =>
  rows
    .map(({ founded }) => (founded === null ? 0 : Date.parse(founded)))
    .filter((day) => day <= Date.now())
    .reduce((latest, day) => Math.max(latest, day), 0);

function statesOf({ status, ended, founded }: Begun, newest: number): Set<string> {
  const foundedOn = founded === null ? null : new Date(founded);
  const isNew = foundedOn !== null && foundedOn.getTime() >= newest - YEAR_MS;
  const [state, ending] = [status as CompanyStatus, ended as EndedStatus | null];
  const fields = stateFieldsOf({ status: state, ending, foundedOn, isNew });
  return new Set(fields.flatMap(({ words }) => words));
}

/** All companies of a register, with words folded again from the stored data. */
export async function readBruteRegister(database: RegisterDatabase): Promise<BruteCompany[]> {
  const rows = (await database.rows(statement)) as Row[];
  const figures = await readBruteFigures(database);
  const newest = newestDay(rows);
  return rows.map(({ town, postalDistrict, english, industryCode, ...row }) => {
    const texts = [
      ...[town, postalDistrict, row.municipality, row.region],
      ...[row.industry, english, row.companyType, row.shortType],
      industryCode && `${industryCode} ${row.industry}`,
      postalDistrict && row.postalCode && `${row.postalCode} ${postalDistrict}`,
    ];
    return {
      ...row,
      sectors: Object.values(sectorsOf(industryCode ?? '') ?? {}),
      sectorPhrases: phrasesOfSectors(industryCode ?? ''),
      ...(figures.get(row.key) ?? NO_FIGURES),
      hosts: [
        row.website ? new URL(row.website).hostname.replace(/^www\./, '') : '',
        row.email ? (row.email.split('@').at(-1) ?? '').toLowerCase() : '',
      ],
      foldedName: foldSearched(row.name ?? ''),
      foldedNames: [...new Set(row.names.map(foldSearched))],
      foldedValues: texts.flatMap((text) => (text ? [foldSearched(text)] : [])),
      words: new Set(searchedWords(row.name, ...row.names, ...texts)),
      trades: new Set(
        searchedWords(row.industry, english, industryCode && `${industryCode} ${row.industry}`),
      ),
      places: new Set(
        searchedWords(
          ...[town, postalDistrict, row.municipality, row.region],
          postalDistrict && row.postalCode && `${row.postalCode} ${postalDistrict}`,
        ),
      ),
      states: statesOf(row, newest),
    };
  });
}
