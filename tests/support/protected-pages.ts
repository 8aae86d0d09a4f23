import { readdirSync } from 'node:fs';
import path from 'node:path';
import { addSavedSearch, addTestCheckout } from './account-rows.ts';
import { IMPORTED, IMPORTED_CEO } from './imported.ts';
import type { Person } from './people.ts';

type ProtectedPage = {
  /** `shown`: the account shown by the page. */
  address: (shown: Person) => string;
  /** Creates the page's subject. */
  prepare?: (shown: Person) => Promise<unknown>;
  /** Text that only authorised users see. */
  secret: (shown: Person) => string;
};

const page = (address: string, secret: string): ProtectedPage => ({
  address: () => address,
  secret: () => secret,
});

/** Each page behind a sign-in, by its folder. */
export const protectedPages: Record<string, ProtectedPage> = {
  '(admin)/admin/audit_log': page('/admin/audit_log', 'Name, email or id'),
  '(admin)/admin/register_loads': page('/admin/register_loads', 'Sample · full'),
  '(admin)/admin/users_management': page('/admin/users_management', 'Users management'),
  '(admin)/admin/users_management/user_details': {
    address: ({ id }) => `/admin/users_management/user_details?id=${id}`,
    secret: ({ email }) => email,
  },
  '(app)/checkout/test/[session_id]': {
    prepare: ({ id }) => addTestCheckout(id, `cs_test_${id}`),
    address: ({ id }) => `/checkout/test/cs_test_${id}`,
    secret: () => 'Fail the payment',
  },
  '(app)/checkout/test/manage': {
    prepare: ({ id }) => addTestCheckout(id),
    address: () => '/checkout/test/manage',
    secret: () => 'Your test plan',
  },
  '(app)/breakdown': page('/breakdown?search=Nordhavn', 'Groups of companies'),
  '(app)/compare': page(`/compare?company=${IMPORTED.key}`, IMPORTED.name),
  '(app)/detail/[the_key]': page(`/detail/${IMPORTED.key}`, IMPORTED.name),
  '(app)/discover': page('/discover?search=Nordhavn', IMPORTED.name),
  '(app)/people': page('/people?name=Karla+Vestergaard', IMPORTED.name),
  '(app)/people/connections': page(
    `/people/connections?of=${IMPORTED.key}&with=p${IMPORTED_CEO.id}`,
    IMPORTED_CEO.name,
  ),
  '(app)/people/most-roles': page(
    '/people/most-roles?search=Nordhavn&role=MANAGEMENT',
    IMPORTED_CEO.name,
  ),
  '(app)/people/network': page(`/people/network?of=${IMPORTED.key}`, IMPORTED_CEO.name),
  '(app)/people/[id]': page(`/people/${IMPORTED_CEO.id}`, IMPORTED.name),
  '(app)/profile': { address: () => '/profile', secret: ({ email }) => email },
  '(app)/saved': page('/saved', 'No record found'),
  '(app)/saved/import': page('/saved/import', 'Choose a file, or drop it here'),
  '(app)/saved/searches': page('/saved/searches', 'No saved searches yet'),
  '(app)/saved/searches/[id]': {
    prepare: ({ id }) => addSavedSearch(id, { id, name: `Masons of ${id}` }),
    address: ({ id }) => `/saved/searches/${id}`,
    secret: ({ id }) => `Masons of ${id}`,
  },
  '(app)/search': page('/search', 'Last CVR update'),
  '(app)/segmintation': page(
    '/segmintation?postalCode=9000&numEmployeesFrom=17&numEmployeesTo=17',
    IMPORTED.name,
  ),
  '(app)/subscription': page('/subscription', 'chatbot questions a month'),
};

/** The folders of all existing pages. */
export const protectedFolders = () =>
  ['(app)', '(admin)'].flatMap((group) =>
    readdirSync(path.join('app', group), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'page.tsx')
      .map((file) => path.join(group, path.dirname(file))),
  );

type Trick = { what: string; path?: (address: string) => string; headers?: Record<string, string> };

const inPath = (what: string, change: (path: string) => string, headers = {}): Trick => ({
  what,
  headers,
  path: (address) => {
    const [own = '', query] = address.split('?');
    return query === undefined ? change(own) : `${change(own)}?${query}`;
  },
});
const withQuery = (extra: string) => (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${extra}`;
const withHeaders = (what: string, headers: Record<string, string>): Trick => ({ what, headers });

/** Claims that the surrounding layouts are already rendered, so that only the page is. */
const stateTree = (group: string) =>
  encodeURIComponent(
    JSON.stringify(['', { children: [group, { children: ['__PAGE__', {}] }] }, null, 'refetch']),
  );

const middleware = (name: string) => Array<string>(5).fill(name).join(':');

/** Bypasses of a middleware or a layout that worked in some version of some framework. */
export const tricks: readonly Trick[] = [
  { what: 'as it is' },
  { what: '_rsc', path: withQuery('_rsc=1') },
  inPath('.rsc', (path) => `${path}.rsc`, { rsc: '1' }),
  inPath('.segments', (path) => `${path}.segments/_tree.segment.rsc`, { rsc: '1' }),
  inPath('.prefetch.rsc', (path) => `${path}.prefetch.rsc`),
  inPath('.json of the pages router', (path) => `/_next/data/build${path}.json`),
  inPath('an encoded letter', (path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`),
  inPath('an encoded slash', (path) => `/%2f${path.slice(1)}`),
  inPath('doubled slashes', (path) => path.replaceAll('/', '//')),
  inPath('a slash at the end', (path) => `${path}/`),
  inPath('a backslash', (path) => `/\\${path.slice(1)}`),
  inPath('a dot', (path) => `/.${path}`),
  inPath('two dots', (path) => `/signup/..${path}`),
  inPath('encoded dots', (path) => `/signup/%2e%2e${path}`),
  inPath('two dots behind what is not checked', (path) => `/map/..${path}`),
  inPath('encoded dots behind what is not checked', (path) => `/_next/%2e%2e${path}`),
  inPath('capitals', (path) => path.toUpperCase()),
  inPath('a parameter in the path', (path) => `${path};jsessionid=1`),
  inPath('a null byte', (path) => `${path}%00`),
  inPath('a locale', (path) => `/en${path}`),
  { what: 'a path of its own', path: withQuery('nxtPthe_key=12843089&__nextLocale=en') },
  withHeaders('RSC', { rsc: '1' }),
  withHeaders('a prefetch', { rsc: '1', 'next-router-prefetch': '1' }),
  withHeaders('a prefetch at run time', { rsc: '1', 'next-router-prefetch': '2' }),
  withHeaders('a prefetch of the tree', {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  }),
  withHeaders('a prefetch of a segment', {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/__PAGE__',
  }),
  ...['(app)', '(admin)', 'admin'].map((group) =>
    withHeaders(`the page without the layout of ${group}`, {
      rsc: '1',
      'next-router-state-tree': stateTree(group),
    }),
  ),
  ...['middleware', 'src/middleware', 'pages/_middleware', 'proxy'].map((name) =>
    withHeaders(`a request of ${name} itself`, { 'x-middleware-subrequest': middleware(name) }),
  ),
  withHeaders('what is resumed', { 'next-resume': '1' }),
  withHeaders('what was postponed', {
    'x-now-route-matches': '1=search',
    'x-matched-path': '/search',
  }),
  withHeaders('an action', { 'next-action': 'a'.repeat(40) }),
  withHeaders('another address', { 'x-original-url': '/signup', 'x-rewrite-url': '/signup' }),
  withHeaders('an address for the middleware', {
    'x-nextjs-rewrite': '/signup',
    'x-invoke-path': '/signup',
  }),
  withHeaders('data', { 'x-nextjs-data': '1', purpose: 'prefetch' }),
  withHeaders('a preview', { cookie: '__prerender_bypass=1; __next_preview_data=1' }),
  withHeaders('a forged session', { cookie: 'veminto.session=eyJhbGciOiJub25lIn0.e30.' }),
  withHeaders('a request from the server itself', {
    'x-forwarded-for': '127.0.0.1',
    'x-real-ip': '::1',
  }),
];
