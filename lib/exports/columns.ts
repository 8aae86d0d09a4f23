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
  kind: ColumnKind;
  /** In characters. */
  width: number;
  /** Must not be wrapped, for example a number: keeps its full width on any page size. */
  whole?: boolean;
  /** Letters of its longest usual word, which is not broken on any page size. */
  word?: number;
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

const all = [
  { key: 'cvr', kind: 'text', width: 11, whole: true },
  { key: 'name', kind: 'text', width: 34 },
  { key: 'status', kind: 'text', width: 20, word: 15 },
  { key: 'statusSince', kind: 'day', width: 11 },
  { key: 'ending', kind: 'text', width: 20 },
  { key: 'companyType', kind: 'text', width: 20, word: 14 },
  { key: 'industryCode', kind: 'text', width: 9, whole: true },
  { key: 'industry', kind: 'text', width: 32 },
  { key: 'sector', kind: 'text', width: 28 },
  { key: 'division', kind: 'text', width: 28 },
  { key: 'industryCode2', kind: 'text', width: 9, whole: true },
  { key: 'industry2', kind: 'text', width: 22 },
  { key: 'industryCode3', kind: 'text', width: 9, whole: true },
  { key: 'industry3', kind: 'text', width: 22 },
  { key: 'founded', kind: 'day', width: 11 },
  { key: 'ceased', kind: 'day', width: 11 },
  { key: 'ceo', kind: 'text', width: 24 },
  { key: 'employeesText', kind: 'text', width: 10, whole: true },
  { key: 'employees', kind: 'amount', width: 10 },
  { key: 'employeesMost', kind: 'amount', width: 10 },
  { key: 'locations', kind: 'amount', width: 10 },
  { key: 'revenue', kind: 'amount', width: 16 },
  { key: 'grossProfit', kind: 'amount', width: 16 },
  { key: 'netProfit', kind: 'amount', width: 16 },
  { key: 'equity', kind: 'amount', width: 16 },
  // End of the accounting year that all amounts refer to.
  { key: 'accountsUntil', kind: 'day', width: 11 },
  { key: 'accountsMonths', kind: 'amount', width: 8 },
  { key: 'accountsScope', kind: 'text', width: 14, compared: true },
  // Against the year before, as results are filtered and ordered by it.
  { key: 'revenueGrowth', kind: 'percent', width: 12, uncompared: true },
  { key: 'grossProfitGrowth', kind: 'percent', width: 12, uncompared: true },
  { key: 'employeesGrowth', kind: 'percent', width: 12, uncompared: true },
  { key: 'profitBeforeTax', kind: 'amount', width: 16, credit: true },
  { key: 'operatingProfit', kind: 'amount', width: 16, credit: true },
  { key: 'assets', kind: 'amount', width: 16, credit: true },
  { key: 'solvencyRatio', kind: 'percent', width: 12, credit: true },
  { key: 'liquidityRatio', kind: 'percent', width: 12, credit: true },
  { key: 'roe', kind: 'percent', width: 12, credit: true },
  { key: 'roi', kind: 'percent', width: 12, credit: true },
  { key: 'coverageRatio', kind: 'percent', width: 12, credit: true },
  { key: 'profitMargin', kind: 'percent', width: 12, credit: true },
  { key: 'capital', kind: 'exact', width: 16, credit: true },
  { key: 'capitalCurrency', kind: 'text', width: 9, whole: true, credit: true },
  { key: 'capitalPartlyPaid', kind: 'text', width: 9, whole: true, credit: true },
  { key: 'articlesOn', kind: 'day', width: 12, credit: true },
  { key: 'auditWaived', kind: 'text', width: 9, whole: true, credit: true },
  { key: 'modifiedOpinion', kind: 'text', width: 12, credit: true },
  { key: 'goingConcern', kind: 'text', width: 16, credit: true },
  { key: 'listed', kind: 'text', width: 9, whole: true, credit: true },
  { key: 'accountsCurrency', kind: 'text', width: 9, whole: true, credit: true },
  { key: 'careOf', kind: 'text', width: 18, contact: true },
  { key: 'street', kind: 'text', width: 26, contact: true },
  { key: 'town', kind: 'text', width: 16 },
  { key: 'postalCode', kind: 'text', width: 8, whole: true },
  { key: 'city', kind: 'text', width: 16, word: 13 },
  { key: 'municipality', kind: 'text', width: 16, word: 13 },
  { key: 'municipalityCode', kind: 'text', width: 8, whole: true },
  { key: 'region', kind: 'text', width: 18 },
  { key: 'country', kind: 'text', width: 8 },
  { key: 'foreignAddress', kind: 'text', width: 30, contact: true },
  { key: 'latitude', kind: 'decimal', width: 11, contact: true },
  { key: 'longitude', kind: 'decimal', width: 11, contact: true },
  { key: 'phone', kind: 'text', width: 12, whole: true, contact: true },
  { key: 'email', kind: 'text', width: 32, contact: true },
  { key: 'website', kind: 'text', width: 26, contact: true },
  { key: 'purpose', kind: 'text', width: 40 },
  { key: 'activities', kind: 'text', width: 40 },
  { key: 'protection', kind: 'text', width: 14, whole: true },
  { key: 'updated', kind: 'day', width: 12 },
  { key: 'tags', kind: 'text', width: 20, saved: true },
  { key: 'note', kind: 'text', width: 32, saved: true },
  { key: 'lists', kind: 'text', width: 24, saved: true },
  { key: 'savedOn', kind: 'day', width: 11, saved: true },
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
const SAVED_COLUMNS: readonly ColumnKey[] = ['tags', 'note', 'lists', 'savedOn'];

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

/** The columns of a file when none are requested. */
export function defaultColumns(kind: string, format: string): ColumnKey[] {
  if (kind === 'compare') {
    return [...(format === 'pdf' ? COMPARED_PAGE_COLUMNS : COMPARED_COLUMNS)];
  }
  if (format === 'pdf') return [...PAGE_COLUMNS];
  return kind.startsWith('saved') ? [...SHEET_COLUMNS, ...SAVED_COLUMNS] : [...SHEET_COLUMNS];
}
