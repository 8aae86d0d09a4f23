/**
 * URLs of the application. Those for signing in and for administrators are in account-paths.ts and
 * admin-paths.ts: every page loads this file, and few need those.
 */

/** An array becomes a repeated parameter. */
export type Query = Record<string, string | number | readonly string[] | undefined>;

type CompanyQuery = {
  /** The kind of page the visitor came from; the parameters of those results are added as well. */
  from?: string;
  /** The open tab. */
  tab?: string;
  /** Whose accounts: `solo` or `group`. */
  scope?: string;
  /** How many of the newest periods are skipped. */
  periods?: number;
  /** `da` adds Danish labels next to the English ones. */
  labels?: string;
  /** The last day, yyyy-mm-dd, of the year whose report is shown in its own words. */
  words?: string;
  /** Whether the roles include former ones. */
  former?: string;
  /** The day, yyyy-mm-dd, whose roles are listed. */
  rolesOn?: string;
  /** The page of the roles, from 1. */
  rolesPage?: number;
};

/** The state of the company page that a URL can express. */
export type CompanyView = Omit<CompanyQuery, 'from'>;

/** A path with its query parameters; empty ones are omitted. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue;
    if (typeof value === 'object') for (const one of value) search.append(name, one);
    else search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

export const paths = {
  signIn: () => '/',
  /**
   * Clears the cookie of an invalid session, then redirects to the sign-in page.
   * @param wanted The address of the page to go on with after signing in.
   */
  signInAgain: (wanted?: string) => withQuery('/signin', { wanted }),
  /** Target of the language form. */
  language: () => '/api/user/language',
  signUp: () => '/signup',
  search: (query: Query = {}) => withQuery('/search', query),
  discover: (query: Query = {}) => withQuery('/discover', query),
  /** What a search finds, by groups with totals. */
  breakdown: (query: Query = {}) => withQuery('/breakdown', query),
  /** The same as a file. */
  breakdownFile: (query: Query) => withQuery('/api/company/breakdown/file', query),
  segmentation: (query: Record<string, string> = {}) => withQuery('/segmintation', query),
  company: (key: string, query: CompanyQuery & Query = {}) => withQuery(`/detail/${key}`, query),
  /** Search for people by name. */
  people: (query: Query = {}) => withQuery('/people', query),
  /** The companies of a person, or of an organisation that holds roles. */
  person: (id: string, query: Query = {}) => withQuery(`/people/${id}`, query),
  /** Who holds roles in most of the companies of a search. */
  mostRoles: (query: Query = {}) => withQuery('/people/most-roles', query),
  /** How two companies or people are connected; `of` and `with` as lib/connections/ends.ts writes them. */
  connections: (query: Query = {}) => withQuery('/people/connections', query),
  /** Who leads, owns and founded what around a company or person; `of` as above. */
  network: (query: Query = {}) => withQuery('/people/network', query),
  /** A comparison of companies, by CVR number or by the ids of saved entries. */
  compare: (
    query: {
      company?: readonly string[];
      saved?: readonly string[];
      add?: string;
      accounts?: 'group';
    } = {},
  ) => withQuery('/compare', query),
  saved: (query: Record<string, string> = {}) => withQuery('/saved', query),
  /** Import of companies from a user's own file. @param list The id of a list to suggest. */
  savedImport: (list?: string) => withQuery('/saved/import', { list }),
  /** The PDF of a company's whole page. */
  companyReport: (key: string) => `/api/company/report/${key}`,
  /** The invented annual report of a sample company, by the last day of its financial year. */
  sampleReport: (key: string, endDay: string) => `/api/company/annual-report/${key}/${endDay}`,
  /** The plans, and the user's current one. */
  subscription: (query: Query = {}) => withQuery('/subscription', query),
  profile: () => '/profile',
  /** The API reference, or one group of its operations. */
  developers: (group?: string) => (group ? `/developers/${group}` : '/developers'),
  openApi: () => '/api/openapi.json',
  picture: (userId: string, version: string) =>
    withQuery(`/api/user/picture/${userId}`, { v: version }),
  /** JSON export of the user's own data. */
  myData: () => '/api/user/data',
  statementFile: (key: string, query: { scope: string; format: string }) =>
    withQuery(`/api/company/statement/${key}`, query),
  exportFile: (id: string) => `/api/exports/${id}/file`,
  savedSearches: (query: Query = {}) => withQuery('/saved/searches', query),
  /** The companies that joined and left a saved search after a load. */
  savedSearch: (id: string, query: Query = {}) => withQuery(`/saved/searches/${id}`, query),
} as const;
