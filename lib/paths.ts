/**
 * Addresses of the application. Those of the door and of administrators stand in account-paths.ts
 * and admin-paths.ts: every page loads these, and few need those.
 */

/** A name with several values stands once for each. */
export type Query = Record<string, string | number | readonly string[] | undefined>;

type CompanyQuery = {
  /** Where the visitor came from; the address of the results stands beside it. */
  from?: string;
  /** What is open. */
  tab?: string;
  scope?: string;
  periods?: number;
  /** Danish names beside the English ones: da. */
  labels?: string;
  /** Of the roles: former ones, and the page. */
  former?: string;
  rolesPage?: number;
};

/** What of a company can be opened by an address. */
export type CompanyView = Omit<CompanyQuery, 'from'>;

/** A path with its parameters; what is empty is left out. */
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
  /** Ends a dead session's cookie, then goes to the sign-in page. */
  signInAgain: () => '/signin',
  /** Where the form goes that chooses the language. */
  language: () => '/api/user/language',
  signUp: () => '/signup',
  search: (query: Query = {}) => withQuery('/search', query),
  discover: (query: Query = {}) => withQuery('/discover', query),
  segmentation: (query: Record<string, string> = {}) => withQuery('/segmintation', query),
  company: (key: string, query: CompanyQuery & Query = {}) => withQuery(`/detail/${key}`, query),
  /** People by their names. */
  people: (query: Query = {}) => withQuery('/people', query),
  /** The companies of a person, or of an organisation that holds roles. */
  person: (id: string, query: Query = {}) => withQuery(`/people/${id}`, query),
  /** Companies side by side: by their CVR numbers, or by the ids of saved ones. */
  compare: (query: { company?: readonly string[]; saved?: readonly string[]; add?: string } = {}) =>
    withQuery('/compare', query),
  saved: (query: Record<string, string> = {}) => withQuery('/saved', query),
  /** The PDF of all of a company's page. */
  companyReport: (key: string) => `/api/company/report/${key}`,
  /** The invented annual report of a sample company's year, by its last day. */
  sampleReport: (key: string, endDay: string) => `/api/company/annual-report/${key}/${endDay}`,
  /** The plans, and what of them somebody has. */
  subscription: (query: Query = {}) => withQuery('/subscription', query),
  profile: () => '/profile',
  /** The reference of the API, or of a group of its operations. */
  developers: (group?: string) => (group ? `/developers/${group}` : '/developers'),
  openApi: () => '/api/openapi.json',
  picture: (userId: string, version: string) =>
    withQuery(`/api/user/picture/${userId}`, { v: version }),
  /** JSON of all that is kept about oneself. */
  myData: () => '/api/user/data',
  statementFile: (key: string, query: { scope: string; format: string }) =>
    withQuery(`/api/company/statement/${key}`, query),
  exportFile: (id: string) => `/api/exports/${id}/file`,
  savedSearches: (query: Query = {}) => withQuery('/saved/searches', query),
  /** What came to a saved search and left it, after a load. */
  savedSearch: (id: string, query: Query = {}) => withQuery(`/saved/searches/${id}`, query),
} as const;
