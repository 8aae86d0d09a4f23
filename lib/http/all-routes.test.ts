import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The guard of every route. Each new route must be added here deliberately. */
const expected: Record<string, Record<string, string>> = {
  '(public)/signin': { GET: 'public' },
  'api/[[...path]]': {
    GET: 'public',
    POST: 'public',
    PUT: 'public',
    PATCH: 'public',
    DELETE: 'public',
    OPTIONS: 'public',
  },
  'api/auth/[provider]': { GET: 'public' },
  'api/auth/callback/google': { GET: 'public' },
  'api/company/annual-report/[cvr]/[end_date]': { GET: 'user' },
  'api/company/breakdown': { GET: 'user' },
  'api/company/breakdown/file': { GET: 'user' },
  'api/company/changes': { GET: 'user' },
  'api/company/click': { POST: 'user' },
  'api/company/clusters': { GET: 'user' },
  'api/company/connections': { GET: 'user' },
  'api/company/most-roles': { GET: 'user' },
  'api/company/network': { GET: 'user' },
  'api/company/facets': { GET: 'user' },
  'api/company/financial-data/[cvr]': { GET: 'user' },
  'api/company/histograms': { GET: 'user' },
  'api/company/key-figure/[cvr]': { GET: 'user' },
  'api/company/overview/[cvr]': { GET: 'user' },
  'api/company/participant/[id]': { GET: 'user' },
  'api/company/ownership/[cvr]': { GET: 'user' },
  'api/company/passages/[cvr]': { GET: 'user' },
  'api/company/people': { GET: 'user' },
  'api/company/report/[cvr]': { GET: 'user' },
  'api/company/role/[cvr]': { GET: 'user' },
  'api/company/search': { POST: 'user' },
  'api/company/segmentation': { GET: 'user' },
  'api/company/shared-contacts/[cvr]': { GET: 'user' },
  'api/company/signals/[cvr]': { GET: 'user' },
  'api/company/statement/[cvr]': { GET: 'user' },
  'api/company/suggestions': { GET: 'user' },
  'api/company/unit-points/[cvr]': { GET: 'user' },
  'api/company/units/[cvr]': { GET: 'user' },
  'api/exports': { GET: 'user', POST: 'user' },
  'api/exports/[id]': { GET: 'user' },
  'api/exports/[id]/file': { GET: 'user' },
  'api/health': { GET: 'public' },
  'api/metrics': { GET: 'public' },
  'api/ready': { GET: 'public' },
  'api/mcp': { POST: 'user' },
  'api/openapi.json': { GET: 'public' },
  'api/rec/fast/query': { POST: 'user' },
  'api/saved/add': { POST: 'user' },
  'api/saved/delete_notifications': { DELETE: 'user' },
  'api/saved/deletemultiple': { DELETE: 'user' },
  'api/saved/entries': { GET: 'user' },
  'api/saved/entries/[id]': { PATCH: 'user' },
  'api/saved/get': { GET: 'user' },
  'api/saved/get/[id]': { DELETE: 'user' },
  'api/saved/get_notifications': { GET: 'user' },
  'api/saved/get_recent': { DELETE: 'user', GET: 'user' },
  'api/saved/found': { DELETE: 'user', POST: 'user' },
  'api/saved/restore': { POST: 'user' },
  'api/saved/import': { POST: 'user' },
  'api/saved/import/entries': { POST: 'user' },
  'api/saved/lists': { GET: 'user', POST: 'user' },
  'api/saved/lists/[id]': { DELETE: 'user', PATCH: 'user' },
  'api/saved/lists/[id]/entries': { DELETE: 'user', PUT: 'user' },
  'api/saved/overview': { GET: 'user' },
  'api/saved/read_notification': { PUT: 'user' },
  'api/saved/searches': { GET: 'user', POST: 'user' },
  'api/saved/searches/[id]': { DELETE: 'user', PUT: 'user' },
  'api/saved/tags': { PUT: 'user' },
  'api/saved/upload': { POST: 'user' },
  'api/spell/v1/[userId]/ai-search': { GET: 'user' },
  'api/spell/v1/chat_history/[userId]': { DELETE: 'user', GET: 'user' },
  'api/spell/v1/llm': { POST: 'user' },
  'api/spell/v1/search': { POST: 'user' },
  'api/stripe/webhook': { POST: 'public' },
  'api/user/[id]': { DELETE: 'admin', GET: 'user' },
  'api/user/[id]/reset': { POST: 'admin' },
  'api/user/[id]/role': { PUT: 'admin' },
  'api/user/account': { DELETE: 'user' },
  'api/user/all': { GET: 'admin' },
  'api/user/all/report': { GET: 'admin' },
  'api/user/data': { GET: 'user' },
  'api/user/digest': { PUT: 'user' },
  'api/user/edit': { PUT: 'user' },
  'api/user/forgot': { POST: 'public' },
  'api/user/google': { POST: 'public' },
  'api/user/keys': { GET: 'user', POST: 'user' },
  'api/user/keys/[id]': { DELETE: 'user' },
  'api/user/language': { POST: 'public' },
  'api/user/linkedin': { POST: 'public' },
  'api/user/login': { POST: 'public' },
  'api/user/logout': { POST: 'user' },
  'api/user/news': { PUT: 'user' },
  'api/user/picture/[id]': { GET: 'user' },
  'api/user/resend': { POST: 'public' },
  'api/user/reset/[token]': { PUT: 'public' },
  'api/user/sessions': { DELETE: 'user', GET: 'user' },
  'api/user/sessions/[id]': { DELETE: 'user' },
  'api/user/signup': { POST: 'public' },
  'api/user/unsubscribe': { POST: 'public' },
  'api/user/verified': { PUT: 'public' },
  'api/user/webhooks': { GET: 'user', POST: 'user' },
  'api/user/webhooks/[id]': { DELETE: 'user', PATCH: 'user' },
  'api/user/webhooks/[id]/deliveries': { GET: 'user' },
  'api/user/webhooks/[id]/deliveries/[delivery]': { POST: 'user' },
  'api/user/webhooks/[id]/secret': { POST: 'user' },
  'api/user/webhooks/[id]/test': { POST: 'user' },
  'api/veminto/billing-portal': { POST: 'user' },
  'api/veminto/companydata': { POST: 'user' },
  'api/veminto/create-checkout-session': { POST: 'user' },
  'api/veminto/dropdown1': { GET: 'user' },
  'api/veminto/dropdown2': { GET: 'user' },
  'api/veminto/dropdown4': { GET: 'user' },
  'api/veminto/dropdown5': { GET: 'user' },
  'api/veminto/logo': { POST: 'user' },
  'api/veminto/logos': { POST: 'user' },
  'api/veminto/nearby': { POST: 'user' },
  'api/veminto/singledata': { POST: 'user' },
  'api/veminto/success/[session_id]': { GET: 'public' },
  'api/veminto/test-checkout': { POST: 'user' },
  'api/veminto/test-plan': { POST: 'user' },
};

const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => path.dirname(file));

/** POST routes that only read: open to API keys without the write scope. */
const READING = [
  'api/company/search',
  'api/mcp',
  'api/rec/fast/query',
  'api/spell/v1/search',
  'api/veminto/companydata',
  'api/veminto/logo',
  'api/veminto/logos',
  'api/veminto/nearby',
  'api/veminto/singledata',
];
/** Accounts, keys and payments: closed to API keys. */
const CLOSED = /^api\/(?:user|veminto\/(?:billing|create-checkout|success|test-))/;

/** Handlers that read the body themselves, without a session that could end meanwhile. */
const READS_BODY = ['api/stripe/webhook'];

/** Only asks whether anybody is signed in. */
const FINDS_ANYBODY = ['(public)/signin'];

type Handler = { guard?: string; schemas?: { reads?: true; sessionOnly?: true } };

describe('every address of the API', () => {
  it('is in the list', () => {
    expect(routes.sort()).toEqual(Object.keys(expected).sort());
  });

  const handlersOf = async (route: string): Promise<[string, Handler][]> => {
    const module: Record<string, Handler> = await import(
      /* @vite-ignore */ path.resolve('app', route, 'route.ts')
    );
    return Object.entries(module).filter(([name]) => METHODS.includes(name));
  };

  it.each(routes)('%s goes through a wrapper', async (route) => {
    const guards = (await handlersOf(route)).map(([name, { guard }]) => [name, guard]);
    expect(Object.fromEntries(guards)).toEqual(expected[route]);
  });

  it.each(routes)(
    '%s leaves the body to its wrapper, which then checks the session again',
    (route) => {
      const source = readFileSync(path.join('app', route, 'route.ts'), 'utf8');
      const reads =
        /lib\/http\/(?:body|form)'|request\.(?:json|text|formData|arrayBuffer|blob|body)\b/;
      expect(reads.test(source)).toBe(READS_BODY.includes(route));
    },
  );

  it.each(routes)('%s is told by its wrapper who calls, or lets API keys be nobody', (route) => {
    const source = readFileSync(path.join('app', route, 'route.ts'), 'utf8');
    const finds = /\bfindRequestUser\b/.test(source);
    expect(finds).toBe(FINDS_ANYBODY.includes(route));
  });

  it.each(routes)('%s is open to API keys as far as it should be', async (route) => {
    for (const [method, { guard, schemas }] of await handlersOf(route)) {
      const isReading = method === 'POST' && READING.includes(route);
      expect([method, schemas?.reads]).toEqual([method, isReading || undefined]);
      const isClosed = guard === 'user' && CLOSED.test(route);
      expect([method, schemas?.sessionOnly]).toEqual([method, isClosed || undefined]);
    }
  });
});
