import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  addApiKey,
  addExport,
  addSavedCompany,
  addSavedList,
  addSavedSearch,
  addSession,
  addTestCheckout,
} from './account-rows.ts';
import { PASSWORD, type Person } from './people.ts';

/** Whose call it is. `stranger`: somebody on what is somebody else's. */
export type Roles = { nobody: number; user: number; stranger?: number; admin: number };

type FormFile = { name: string; mimeType: string; buffer: Buffer };

export type Call = {
  /** Makes something of the owner's. @returns its id. */
  prepare?: (owner: Person) => Promise<string>;
  path: (owner: Person, id: string) => string;
  data?: (owner: Person, id: string) => unknown;
  multipart?: () => Record<string, string | FormFile>;
  expected: Roles;
};

/** A company that the suites import. */
const KEY = '12843089';
/** Of nothing at all. */
const NONE = '00000000-0000-4000-8000-00000000000f';
const found = { nobody: 401, user: 200, admin: 200 };
/** What belongs to one person: others are refused, whether or not it is there. */
const own = { nobody: 401, user: 200, stranger: 403, admin: 200 };
/** Something of somebody else's is as unknown as what is not there. */
const hidden = { nobody: 401, user: 200, stranger: 404, admin: 404 };
/** The same where administrators are strangers too. */
const ownAlone = { nobody: 401, user: 200, stranger: 403, admin: 403 };
const adminsOnly = { nobody: 401, user: 403, stranger: 403, admin: 200 };
const open = (status: number) => ({ nobody: status, user: status, admin: status });

const at = (where: string): Call => ({ path: () => where, expected: found });
const sent = (where: string, data: unknown): Call => ({ ...at(where), data: () => data });

const ofList = {
  prepare: ({ id }: Person) => addSavedList(id, 'Prepared'),
  path: (_owner: Person, id: string) => `/saved/lists/${id}`,
};
const entriesOfList = {
  ...ofList,
  path: (_owner: Person, id: string) => `/saved/lists/${id}/entries`,
  data: () => ({ ids: [NONE] }),
};

const ofChat = {
  path: ({ id }: Person) => `/spell/v1/chat_history/${id}`,
  expected: ownAlone,
};

/** Every call that the API answers, and what it answers to whom. */
export const calls: Record<string, Record<string, Call>> = {
  // To the provider, or back to the sign-in page with what went wrong.
  'auth/[provider]': { GET: { ...at('/auth/google'), expected: open(303) } },
  'auth/callback/google': { GET: { ...at('/auth/callback/google'), expected: open(303) } },
  'company/annual-report/[cvr]/[end_date]': {
    // Of the sample alone; this company is of real documents.
    GET: {
      ...at(`/company/annual-report/${KEY}/2021-12-31`),
      expected: { nobody: 401, user: 404, admin: 404 },
    },
  },
  'company/click': { POST: sent('/company/click', { kind: 'search', the_key: KEY }) },
  'company/clusters': { GET: at('/company/clusters?west=8&south=54&east=13&north=58&zoom=6') },
  'company/facets': { GET: at('/company/facets') },
  'company/financial-data/[cvr]': { GET: at(`/company/financial-data/${KEY}`) },
  'company/histograms': { GET: at('/company/histograms') },
  'company/key-figure/[cvr]': { GET: at(`/company/key-figure/${KEY}`) },
  'company/overview/[cvr]': { GET: at(`/company/overview/${KEY}`) },
  'company/participant/[id]': {
    GET: { ...at('/company/participant/0'), expected: { nobody: 401, user: 404, admin: 404 } },
  },
  'company/report/[cvr]': { GET: at(`/company/report/${KEY}`) },
  'company/role/[cvr]': { GET: at(`/company/role/${KEY}`) },
  'company/search': {
    POST: {
      path: () => '/company/search',
      data: ({ id }) => ({ searchData: 'holding', userId: id }),
      expected: own,
    },
  },
  'company/segmentation': { GET: at('/company/segmentation') },
  'company/statement/[cvr]': {
    // It has none.
    GET: {
      ...at(`/company/statement/${KEY}?format=csv`),
      expected: { nobody: 401, user: 404, admin: 404 },
    },
  },
  'company/suggestions': { GET: at('/company/suggestions?text=hol') },
  'company/unit-points/[cvr]': { GET: at(`/company/unit-points/${KEY}`) },
  'company/units/[cvr]': { GET: at(`/company/units/${KEY}`) },
  exports: {
    GET: at('/exports'),
    POST: {
      // Of the sample register, whatever its seed.
      ...sent('/exports', { target: { kind: 'discover', query: 'search=holding' }, format: 'csv' }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'exports/[id]': {
    GET: {
      prepare: ({ id }) => addExport(id),
      path: (_owner, id) => `/exports/${id}`,
      expected: hidden,
    },
  },
  'exports/[id]/file': {
    GET: {
      prepare: ({ id }) => addExport(id),
      path: (_owner, id) => `/exports/${id}/file`,
      // It waits for ever: that it is being made is told to its owner alone.
      expected: { ...hidden, user: 409 },
    },
  },
  health: { GET: { ...at('/health'), expected: open(200) } },
  // There is none without a token in the environment.
  metrics: { GET: { ...at('/metrics'), expected: open(404) } },
  ready: { GET: { ...at('/ready'), expected: open(200) } },
  'openapi.json': { GET: { ...at('/openapi.json'), expected: open(200) } },
  mcp: { POST: sent('/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' }) },
  'rec/fast/query': { POST: sent('/rec/fast/query', { company_name: 'Nordhavn' }) },
  'saved/add': {
    POST: {
      ...sent('/saved/add', { Data: { the_key: KEY } }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'saved/delete_notifications': { DELETE: sent('/saved/delete_notifications', { ids: [NONE] }) },
  'saved/deletemultiple': { DELETE: sent('/saved/deletemultiple', { ids: [NONE] }) },
  'saved/entries': { GET: at('/saved/entries') },
  'saved/entries/[id]': {
    PATCH: {
      prepare: ({ id }) => addSavedCompany(id, KEY),
      path: (_owner, id) => `/saved/entries/${id}`,
      data: () => ({ note: 'Call in May' }),
      expected: hidden,
    },
  },
  'saved/get': { GET: at('/saved/get') },
  'saved/get/[id]': {
    DELETE: {
      prepare: ({ id }) => addSavedCompany(id, KEY),
      path: (_owner, id) => `/saved/get/${id}`,
      expected: hidden,
    },
  },
  'saved/get_notifications': { GET: at('/saved/get_notifications') },
  'saved/get_recent': { DELETE: at('/saved/get_recent'), GET: at('/saved/get_recent') },
  'saved/lists': {
    GET: at('/saved/lists'),
    POST: {
      ...sent('/saved/lists', { name: 'Leads' }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'saved/lists/[id]': {
    DELETE: { ...ofList, expected: hidden },
    PATCH: { ...ofList, data: () => ({ name: 'Renamed' }), expected: hidden },
  },
  'saved/lists/[id]/entries': {
    DELETE: { ...entriesOfList, expected: hidden },
    PUT: { ...entriesOfList, expected: hidden },
  },
  'saved/overview': { GET: at('/saved/overview') },
  'saved/read_notification': { PUT: sent('/saved/read_notification', { notificationId: [NONE] }) },
  'saved/searches': {
    GET: at('/saved/searches'),
    POST: {
      ...sent('/saved/searches', { name: 'Holding', kind: 'discover', query: 'search=holding' }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'saved/searches/[id]': {
    DELETE: {
      prepare: ({ id }) => addSavedSearch(id),
      path: (_owner, id) => `/saved/searches/${id}`,
      expected: hidden,
    },
    PUT: {
      prepare: ({ id }) => addSavedSearch(id),
      path: (_owner, id) => `/saved/searches/${id}`,
      data: (_owner, id) => ({ name: `Named ${id}` }),
      expected: hidden,
    },
  },
  'saved/tags': { PUT: sent('/saved/tags', { ids: [NONE], add: ['lead'] }) },
  'saved/upload': {
    POST: {
      ...at('/saved/upload'),
      multipart: () => ({
        ...{ toEmail: 'bo@people.example', message: 'Look at these' },
        file: { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('CVR;Name\r\n') },
      }),
    },
  },
  'spell/v1/[userId]/ai-search': {
    GET: { path: ({ id }) => `/spell/v1/${id}/ai-search?query=holdingselskaber`, expected: own },
  },
  'spell/v1/chat_history/[userId]': { DELETE: ofChat, GET: ofChat },
  'spell/v1/llm': {
    POST: {
      path: () => '/spell/v1/llm',
      data: ({ id }) => ({ query: 'What can you do?', user_id: id }),
      expected: ownAlone,
    },
  },
  'spell/v1/search': { POST: sent('/spell/v1/search', { query: 'holding' }) },
  // Opened by a signature; here plans are sold by the test checkout, and Stripe is not known.
  'stripe/webhook': { POST: { ...sent('/stripe/webhook', {}), expected: open(503) } },
  'user/[id]': {
    DELETE: {
      path: ({ id }) => `/user/${id}`,
      data: ({ email }) => ({ confirmation: email }),
      expected: adminsOnly,
    },
    GET: { path: ({ id }) => `/user/${id}`, expected: own },
  },
  'user/[id]/reset': {
    POST: { path: ({ id }) => `/user/${id}/reset`, data: () => ({}), expected: adminsOnly },
  },
  'user/[id]/role': {
    PUT: {
      path: ({ id }) => `/user/${id}/role`,
      data: () => ({ role: 'ADMIN' }),
      expected: adminsOnly,
    },
  },
  'user/account': {
    DELETE: {
      path: () => '/user/account',
      data: ({ email }) => ({ confirmation: email, password: PASSWORD }),
      // It is always one's own account that goes: with another address nothing does.
      expected: { nobody: 401, user: 200, stranger: 422, admin: 422 },
    },
  },
  'user/all': { GET: { ...at('/user/all?limit=1'), expected: adminsOnly } },
  'user/all/report': { GET: { ...at('/user/all/report?search=nobody'), expected: adminsOnly } },
  'user/data': { GET: at('/user/data') },
  'user/digest': { PUT: sent('/user/digest', { digest: 'daily' }) },
  'user/edit': {
    PUT: { ...at('/user/edit'), multipart: () => ({ firstname: 'Signe' }) },
  },
  'user/forgot': { POST: { ...sent('/user/forgot', {}), expected: open(422) } },
  'user/google': { POST: { ...sent('/user/google', {}), expected: open(422) } },
  'user/keys': {
    GET: at('/user/keys'),
    POST: {
      ...sent('/user/keys', { name: 'Script', scopes: ['read'] }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'user/keys/[id]': {
    DELETE: {
      prepare: ({ id }) => addApiKey(id),
      path: (_owner, id) => `/user/keys/${id}`,
      expected: hidden,
    },
  },
  'user/language': {
    // Back to where the form stood.
    POST: {
      ...at('/user/language'),
      multipart: () => ({ language: 'en', back: '/signup' }),
      expected: open(303),
    },
  },
  'user/linkedin': { POST: { ...sent('/user/linkedin', {}), expected: open(422) } },
  'user/login': { POST: { ...sent('/user/login', {}), expected: open(422) } },
  'user/logout': { POST: sent('/user/logout', undefined) },
  'user/picture/[id]': {
    GET: {
      path: ({ id }) => `/user/picture/${id}`,
      // These accounts have none.
      expected: { nobody: 401, user: 404, stranger: 403, admin: 404 },
    },
  },
  'user/resend': { POST: { ...sent('/user/resend', {}), expected: open(422) } },
  'user/reset/[token]': { PUT: { ...sent('/user/reset/short', {}), expected: open(422) } },
  'user/sessions': { DELETE: at('/user/sessions'), GET: at('/user/sessions') },
  'user/sessions/[id]': {
    DELETE: {
      prepare: ({ id }) => addSession(id),
      path: (_owner, id) => `/user/sessions/${id}`,
      expected: hidden,
    },
  },
  'user/signup': { POST: { ...sent('/user/signup', {}), expected: open(422) } },
  'user/unsubscribe': {
    POST: { ...at('/user/unsubscribe?token=none'), expected: open(404) },
  },
  'user/verified': { PUT: { ...at('/user/verified'), expected: open(422) } },
  'veminto/billing-portal': {
    // Whoever bought nothing has nothing to manage.
    POST: { ...at('/veminto/billing-portal'), expected: { nobody: 401, user: 409, admin: 409 } },
  },
  'veminto/companydata': { POST: sent('/veminto/companydata', { search: 'holding' }) },
  'veminto/create-checkout-session': {
    POST: {
      path: () => '/veminto/create-checkout-session',
      data: ({ id }) => ({ userId: id, priceId: 'price_test_yearly' }),
      // Nobody buys for somebody else.
      expected: { ...own, admin: 403 },
    },
  },
  'veminto/dropdown1': { GET: at('/veminto/dropdown1') },
  'veminto/dropdown2': { GET: at('/veminto/dropdown2') },
  'veminto/dropdown4': { GET: at('/veminto/dropdown4') },
  'veminto/dropdown5': { GET: at('/veminto/dropdown5') },
  'veminto/logo': { POST: sent('/veminto/logo', { the_key: KEY }) },
  'veminto/logos': { POST: sent('/veminto/logos', { the_keys: [KEY] }) },
  'veminto/nearby': {
    POST: sent('/veminto/nearby', { firstCompLatitude: 55.6, firstCompLongitude: 12.5 }),
  },
  'veminto/singledata': { POST: sent('/veminto/singledata', { the_key: KEY }) },
  'veminto/success/[session_id]': {
    GET: { ...at('/veminto/success/cs_test_none_at_all'), expected: open(404) },
  },
  'veminto/test-checkout': {
    POST: {
      prepare: ({ id }) => addTestCheckout(id),
      path: () => '/veminto/test-checkout',
      data: (_owner, id) => ({ sessionId: id, action: 'pay' }),
      expected: hidden,
    },
  },
  'veminto/test-plan': {
    POST: {
      ...sent('/veminto/test-plan', { action: 'cancel' }),
      expected: { nobody: 401, user: 404, admin: 404 },
    },
  },
};

/** Addresses and their methods, as they stand in the file system. */
export function routesOfApi(): [route: string, method: string][] {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => path.basename(file) === 'route.ts')
    .flatMap((file) => {
      const source = readFileSync(path.join('app/api', file), 'utf8');
      const methods = [...source.matchAll(/^export (?:const|\{.*\bas) ([A-Z]{3,7})\b/gm)];
      return methods.map(([, method = '']): [string, string] => [path.dirname(file), method]);
    })
    .sort();
}
