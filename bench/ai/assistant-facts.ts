import { query } from '../import/database';

/** A company as read by independent SQL, for comparison with what the tools read. */
export type Drawn = {
  key: string;
  name: string;
  industryGroup: string;
  /** What an answer must contain, by its name in questions; null: unknown for this company. */
  facts: Record<string, string[] | null>;
  year: number;
};

type Period = {
  year: number;
  revenue: number | null;
  gross_profit: number | null;
  profit_loss: number | null;
  before_tax: number | null;
  finance_expense: number | null;
  assets: number | null;
  equity: number | null;
};

type Row = Record<'key' | 'name' | 'street' | 'form' | 'municipality' | 'danish', string> & {
  phone: string | null;
  email: string | null;
  code: string;
  status: string;
  founded: string;
  employees: number;
  roles: Record<string, string[]> | null;
  periods: Period[];
};

const rowsSql = `
  SELECT c.key, c.name, c.street, c.phone, c.email, c.status, c.employees::int,
    to_char(c.founded_on, 'DD/MM/YYYY') AS founded, f.name AS form, m.name AS municipality,
    i.danish, c.industry_code AS code,
    (SELECT json_object_agg(g, names) FROM (
      SELECT r."group" AS g, json_agg(DISTINCT p.name) AS names
      FROM roles r JOIN participants p ON p.id = r.participant_id
      WHERE r.company_key = c.key AND r.valid_to IS NULL GROUP BY 1) held) AS roles,
    (SELECT json_agg(json_build_object('year', extract(year FROM end_date)::int,
      'revenue', revenue, 'gross_profit', gross_profit, 'profit_loss', profit_loss,
      'before_tax', profit_loss_before_tax, 'finance_expense', other_finance_expense,
      'assets', assets, 'equity', equity) ORDER BY end_date DESC)
      FROM accounting_periods WHERE company_key = c.key AND effective) AS periods
  FROM companies c
  JOIN legal_forms f ON f.code = c.legal_form_code
  JOIN municipalities m ON m.code = c.municipality_code
  JOIN industries i ON i.version = c.industry_version AND i.code = c.industry_code
  WHERE c.name ~ '^[A-Za-zÆØÅæøå]{4,} [A-Za-zÆØÅæøå ]{3,} (A/S|ApS)$' AND c.employees IS NOT NULL
    AND c.street IS NOT NULL AND c.founded_on IS NOT NULL AND NOT c.advertising_protected
    AND NOT EXISTS (SELECT FROM accounting_periods p WHERE p.company_key = c.key
      AND (p.scope <> 'SOLO' OR p.currency <> 'DKK'))
    AND (SELECT count(*) FROM companies o WHERE lower(regexp_replace(o.name, ' (A/S|ApS)$', ''))
      = lower(regexp_replace(c.name, ' (A/S|ApS)$', ''))) = 1
    AND (SELECT count(DISTINCT extract(year FROM end_date)) FROM accounting_periods p
      WHERE p.company_key = c.key AND p.effective) >= 2
    AND (SELECT count(DISTINCT extract(year FROM end_date)) = count(*) FROM accounting_periods p
      WHERE p.company_key = c.key AND p.effective)
  ORDER BY c.key`;

const whole = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 0 });
const fraction = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const kroner = (value: number | null) => (value === null ? null : [`[${whole.format(value)} DKK]`]);

function share(part: number | null, of: number | null): string[] | null {
  if (part === null || of === null || of === 0) return null;
  return [`[${fraction.format(Math.round((part / of) * 10_000) / 100)}`];
}

const mean = (now: number | null, before: number | null | undefined) =>
  now === null || before === null || before === undefined ? now : (now + before) / 2;

const roeOf = (now: Period, before?: Period) =>
  share(now.profit_loss, mean(now.equity, before?.equity));
const roiOf = (now: Period, before?: Period) =>
  share(
    now.before_tax === null ? null : now.before_tax + (now.finance_expense ?? 0),
    mean(now.assets, before?.assets),
  );

const STATUS: Record<string, [english: string, danish: string]> = {
  ACTIVE: ['[active]', '[aktiv]'],
  CEASED: ['[ceased]', '[ophørt]'],
};

function factsOf(row: Row, [newest, year, before]: [Period, Period, Period?]): Drawn['facts'] {
  const held = (group: string) => row.roles?.[group] ?? null;
  const grouped = row.phone?.replace(/(\d\d)(?=\d)/g, '$1 ');
  const [english, danish] = STATUS[row.status] ?? [];
  return {
    management: held('MANAGEMENT'),
    owners: held('OWNER'),
    auditor: held('AUDITOR'),
    founders: held('FOUNDER'),
    board: held('BOARD'),
    street: [row.street],
    municipality: [row.municipality],
    founded: [row.founded],
    employees: [`[${whole.format(row.employees)}]`],
    industry: [row.danish],
    statusEnglish: english ? [english] : null,
    statusDanish: danish ? [danish] : null,
    phone: grouped ? [grouped] : null,
    email: row.email ? [row.email] : null,
    form: [row.form],
    key: [row.key],
    revenue: kroner(year.revenue),
    grossProfit: kroner(year.gross_profit),
    profit: kroner(year.profit_loss),
    newestRevenue: kroner(newest.revenue),
    newestEquity: kroner(newest.equity),
    newestAssets: kroner(newest.assets),
    newestSolvency: share(newest.equity, newest.assets),
    newestRoe: roeOf(newest, year),
    roe: roeOf(year, before),
    roi: roiOf(year, before),
    notInRegister: ['Not in the register'],
    ikkeIRegistret: ['Ikke i registret'],
    otherEmployees: [],
    otherEquity: [],
    larger: [],
    similar: [],
  };
}

/** Companies with unique names, and the facts of each. */
export async function drawCompanies(url: string): Promise<Drawn[]> {
  const rows = await query<Row>(url, rowsSql);
  return rows.flatMap((row) => {
    const [newest, year, before] = row.periods;
    if (!newest || !year) return [];
    const facts = factsOf(row, [newest, year, before]);
    const { key, name, code } = row;
    return [{ key, name, facts, industryGroup: code.slice(0, 3), year: year.year }];
  });
}

/** Facts about the whole register, and the municipality they refer to. */
export async function registerFacts(url: string) {
  const one = async (sql: string) => {
    const [row] = await query<{ value: string | number }>(url, sql);
    return row?.value ?? '';
  };
  const municipality = String(
    await one(`SELECT m.name AS value FROM companies c JOIN municipalities m ON m.code = c.municipality_code
      WHERE m.name ~ '^[A-ZÆØÅa-zæøå]+$' GROUP BY 1 ORDER BY count(*) DESC, 1 OFFSET 2 LIMIT 1`),
  );
  const here = `FROM companies c JOIN municipalities m ON m.code = c.municipality_code WHERE m.name = '${municipality}'`;
  const count = async (rest: string) =>
    `[${whole.format(Number(await one(`SELECT count(*) AS value ${rest}`)))} `;
  const first = async (order: string) =>
    `(/detail/${await one(`SELECT c.key AS value ${here} ORDER BY ${order} NULLS LAST, c.key LIMIT 1`)}`;
  const staff = 'coalesce(c.employees, c.employees_min)';
  const facts: Record<string, string> = {
    inMunicipality: await count(here),
    limitedOverTen: await count(`${here} AND c.legal_form_code = 80 AND ${staff} > 10`),
    afterYear: await count(`${here} AND c.founded_on >= '2016-01-01'`),
    bankrupt: await count("FROM companies c WHERE c.status = 'IN_BANKRUPTCY'"),
    largest: await first(`${staff} DESC`),
    oldest: await first('c.founded_on'),
    highestRevenue: await first('c.revenue DESC'),
    roeFormula: 'profit ÷ average equity',
    solidityFormula: 'egenkapital ÷ aktiver',
    savedNone: 'Nothing is saved',
    gemtIntet: 'ikke gemt noget',
    kinds: 'how many companies fit',
    kinder: 'hvor mange virksomheder',
    cannot: 'I cannot answer',
    kanIkke: 'kan jeg ikke svare',
  };
  return { municipality, facts };
}
