/** How a column's values are formatted in a file. */
export type ColumnKind =
  | 'text'
  | 'amount'
  /** Shows decimals only where there are any. */
  | 'exact'
  | 'decimal'
  | 'percent'
  | 'day';

export type Column = {
  key: string;
  heading: string;
  kind: ColumnKind;
  /** In characters. */
  width: number;
  /** Must not be wrapped, for example a number: keeps its full width on any page size. */
  whole?: boolean;
  /**
   * Contact data: left out under advertising protection. Includes streets and coordinates, as
   * advertising by post is unwanted too; the locality itself (postal code, city, municipality) is
   * not contact data.
   */
  contact?: boolean;
  /** Only available for saved companies. */
  saved?: boolean;
  /** Credit data: offered in a group of its own. */
  credit?: boolean;
  /** Only available for comparisons: in other files, the accounts are the company's own. */
  compared?: boolean;
  /** Not available for comparisons: it is of the company's own accounts, as in lists. */
  uncompared?: boolean;
};

/** Headings match the company record, in English. */
const all = [
  { key: 'cvr', heading: 'CVR number', kind: 'text', width: 11, whole: true },
  { key: 'name', heading: 'Name', kind: 'text', width: 34 },
  { key: 'status', heading: 'Status', kind: 'text', width: 12 },
  { key: 'statusSince', heading: 'Status since', kind: 'day', width: 11 },
  { key: 'ending', heading: 'Ended by', kind: 'text', width: 20 },
  { key: 'companyType', heading: 'Company type', kind: 'text', width: 20 },
  { key: 'industryCode', heading: 'Industry code', kind: 'text', width: 9, whole: true },
  { key: 'industry', heading: 'Industry', kind: 'text', width: 32 },
  { key: 'industryCode2', heading: 'Industry code 2', kind: 'text', width: 9, whole: true },
  { key: 'industry2', heading: 'Industry 2', kind: 'text', width: 28 },
  { key: 'industryCode3', heading: 'Industry code 3', kind: 'text', width: 9, whole: true },
  { key: 'industry3', heading: 'Industry 3', kind: 'text', width: 28 },
  { key: 'founded', heading: 'Founded', kind: 'day', width: 11 },
  { key: 'ceased', heading: 'Ceased', kind: 'day', width: 11 },
  { key: 'ceo', heading: 'CEO', kind: 'text', width: 24 },
  { key: 'employeesText', heading: 'Employees', kind: 'text', width: 10, whole: true },
  { key: 'employees', heading: 'Employees at least', kind: 'amount', width: 10 },
  { key: 'employeesMost', heading: 'Employees at most', kind: 'amount', width: 10 },
  { key: 'locations', heading: 'Locations', kind: 'amount', width: 10 },
  { key: 'revenue', heading: 'Revenue (DKK)', kind: 'amount', width: 16 },
  { key: 'grossProfit', heading: 'Gross profit (DKK)', kind: 'amount', width: 16 },
  { key: 'netProfit', heading: 'Net profit (DKK)', kind: 'amount', width: 16 },
  { key: 'equity', heading: 'Equity (DKK)', kind: 'amount', width: 16 },
  // End of the accounting year that all amounts refer to.
  { key: 'accountsUntil', heading: 'Accounts until', kind: 'day', width: 11 },
  { key: 'accountsMonths', heading: 'Months', kind: 'amount', width: 8 },
  { key: 'accountsScope', heading: 'Accounts of', kind: 'text', width: 14, compared: true },
  // Against the year before, as results are filtered and ordered by it.
  {
    key: 'revenueGrowth',
    heading: 'Growth of revenue (%)',
    kind: 'percent',
    width: 12,
    uncompared: true,
  },
  {
    key: 'grossProfitGrowth',
    heading: 'Growth of gross profit (%)',
    kind: 'percent',
    width: 12,
    uncompared: true,
  },
  {
    key: 'employeesGrowth',
    heading: 'Growth of employees (%)',
    kind: 'percent',
    width: 12,
    uncompared: true,
  },
  {
    key: 'profitBeforeTax',
    heading: 'Profit before tax (DKK)',
    kind: 'amount',
    width: 16,
    credit: true,
  },
  {
    key: 'operatingProfit',
    heading: 'Operating profit (DKK)',
    kind: 'amount',
    width: 16,
    credit: true,
  },
  { key: 'assets', heading: 'Total assets (DKK)', kind: 'amount', width: 16, credit: true },
  { key: 'solvencyRatio', heading: 'Solvency ratio (%)', kind: 'percent', width: 12, credit: true },
  {
    key: 'liquidityRatio',
    heading: 'Liquidity ratio (%)',
    kind: 'percent',
    width: 12,
    credit: true,
  },
  { key: 'roe', heading: 'Return on equity (%)', kind: 'percent', width: 12, credit: true },
  { key: 'roi', heading: 'Return on investment (%)', kind: 'percent', width: 12, credit: true },
  { key: 'coverageRatio', heading: 'Coverage ratio (%)', kind: 'percent', width: 12, credit: true },
  { key: 'profitMargin', heading: 'Profit margin (%)', kind: 'percent', width: 12, credit: true },
  { key: 'capital', heading: 'Registered capital', kind: 'exact', width: 16, credit: true },
  {
    key: 'capitalCurrency',
    heading: 'Currency of the capital',
    kind: 'text',
    width: 9,
    whole: true,
    credit: true,
  },
  {
    key: 'capitalPartlyPaid',
    heading: 'Capital partly paid up',
    kind: 'text',
    width: 9,
    whole: true,
    credit: true,
  },
  {
    key: 'articlesOn',
    heading: 'Articles of association of',
    kind: 'day',
    width: 12,
    credit: true,
  },
  {
    key: 'auditWaived',
    heading: 'Audit waived',
    kind: 'text',
    width: 9,
    whole: true,
    credit: true,
  },
  {
    key: 'listed',
    heading: 'Listed on a stock exchange',
    kind: 'text',
    width: 9,
    whole: true,
    credit: true,
  },
  {
    key: 'accountsCurrency',
    heading: 'Currency of the newest accounts',
    kind: 'text',
    width: 9,
    whole: true,
    credit: true,
  },
  { key: 'careOf', heading: 'C/o', kind: 'text', width: 18, contact: true },
  { key: 'street', heading: 'Street', kind: 'text', width: 26, contact: true },
  { key: 'town', heading: 'Town', kind: 'text', width: 16 },
  { key: 'postalCode', heading: 'Postal code', kind: 'text', width: 8, whole: true },
  { key: 'city', heading: 'City', kind: 'text', width: 16 },
  { key: 'municipality', heading: 'Municipality', kind: 'text', width: 16 },
  { key: 'municipalityCode', heading: 'Municipality code', kind: 'text', width: 8, whole: true },
  { key: 'region', heading: 'Region', kind: 'text', width: 18 },
  { key: 'country', heading: 'Country', kind: 'text', width: 8 },
  { key: 'foreignAddress', heading: 'Foreign address', kind: 'text', width: 30, contact: true },
  { key: 'latitude', heading: 'Latitude', kind: 'decimal', width: 11, contact: true },
  { key: 'longitude', heading: 'Longitude', kind: 'decimal', width: 11, contact: true },
  { key: 'phone', heading: 'Phone', kind: 'text', width: 12, whole: true, contact: true },
  { key: 'email', heading: 'Email', kind: 'text', width: 32, contact: true },
  { key: 'website', heading: 'Website', kind: 'text', width: 26, contact: true },
  { key: 'purpose', heading: 'Purpose', kind: 'text', width: 44 },
  { key: 'protection', heading: 'Advertising protection', kind: 'text', width: 14, whole: true },
  { key: 'updated', heading: 'Changed in the register', kind: 'day', width: 12 },
  { key: 'tags', heading: 'Tags', kind: 'text', width: 20, saved: true },
  { key: 'note', heading: 'Note', kind: 'text', width: 36, saved: true },
  { key: 'savedOn', heading: 'Saved on', kind: 'day', width: 11, saved: true },
] as const satisfies readonly Column[];

export type ColumnKey = (typeof all)[number]['key'];
export type KnownColumn = Column & { key: ColumnKey };

/** All available columns, in default order. */
export const COLUMNS: readonly KnownColumn[] = all;

export const COLUMN_KEYS = COLUMNS.map(({ key }) => key);

const byKey = new Map<string, KnownColumn>(COLUMNS.map((column) => [column.key, column]));

/** The columns for the given keys, in the order of the keys, without duplicates. */
export function columnsOf(keys: readonly string[]): KnownColumn[] {
  return [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
}

/** Default columns of spreadsheets. */
const SHEET_COLUMNS: readonly ColumnKey[] = [
  ...(['cvr', 'name', 'status', 'companyType', 'industryCode', 'industry', 'founded'] as const),
  ...(['ceo', 'employees', 'employeesMost', 'locations', 'revenue'] as const),
  ...(['grossProfit', 'accountsUntil', 'accountsMonths', 'street'] as const),
  ...(['postalCode', 'city', 'municipality', 'region'] as const),
  ...(['phone', 'email', 'website', 'protection'] as const),
];

/** Default columns of PDFs: those that fit on paper. */
const PAGE_COLUMNS: readonly ColumnKey[] = [
  ...(['cvr', 'name', 'status', 'industry', 'employeesText', 'street', 'postalCode'] as const),
  ...(['city', 'phone', 'email', 'protection'] as const),
];

/** Additional default columns for saved companies: the user's own data. */
const SAVED_COLUMNS: readonly ColumnKey[] = ['tags', 'note', 'savedOn'];

/** Default columns of comparisons: the lines of /compare, with what its financial years say. */
const COMPARED_COLUMNS: readonly ColumnKey[] = [
  ...(['cvr', 'name', 'status', 'industry', 'companyType', 'founded', 'ceo'] as const),
  ...(['employeesText', 'locations', 'revenue', 'grossProfit', 'netProfit', 'equity'] as const),
  ...(['accountsUntil', 'accountsMonths', 'accountsCurrency', 'accountsScope'] as const),
  ...([
    'operatingProfit',
    'assets',
    'solvencyRatio',
    'liquidityRatio',
    'roe',
    'roi',
    'coverageRatio',
    'profitMargin',
    'city',
  ] as const),
];

/** The same on paper. */
const COMPARED_PAGE_COLUMNS: readonly ColumnKey[] = [
  ...(['cvr', 'name', 'status', 'employeesText', 'revenue', 'grossProfit'] as const),
  ...(['netProfit', 'equity', 'accountsUntil', 'accountsMonths', 'accountsCurrency'] as const),
  ...(['accountsScope', 'solvencyRatio'] as const),
];

/** Whether a column is available for a kind of target. */
export const isColumnOf = (
  kind: string,
  {
    saved = false,
    compared = false,
    uncompared = false,
  }: Pick<Column, 'saved' | 'compared' | 'uncompared'>,
): boolean =>
  (!saved || kind.startsWith('saved')) &&
  (!compared || kind === 'compare') &&
  (!uncompared || kind !== 'compare');

/** The columns whose heading names the currency of their amounts. */
const IN_KRONER = [
  ...(['revenue', 'grossProfit', 'netProfit', 'equity'] as const),
  ...(['profitBeforeTax', 'operatingProfit', 'assets'] as const),
];

/** Whether it is an amount in the currency of each company's accounts, as in comparisons. */
export const isInOwnCurrency = (kind: string, key: string): key is (typeof IN_KRONER)[number] =>
  kind === 'compare' && IN_KRONER.some((known) => known === key);

/** The heading of a column in a file of that kind. */
export const headingOf = (kind: string, { key, heading }: Column): string =>
  isInOwnCurrency(kind, key) ? heading.replace(' (DKK)', '') : heading;

/** The columns of a file when none are requested. */
export function defaultColumns(kind: string, format: string): ColumnKey[] {
  if (kind === 'compare') {
    return [...(format === 'pdf' ? COMPARED_PAGE_COLUMNS : COMPARED_COLUMNS)];
  }
  if (format === 'pdf') return [...PAGE_COLUMNS];
  return kind.startsWith('saved') ? [...SHEET_COLUMNS, ...SAVED_COLUMNS] : [...SHEET_COLUMNS];
}
