import pg from 'pg';
import { entriesOf } from '@/lib/entries';
import { paths } from '@/lib/paths';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import type { Asked } from '../pages/http/load';
import { companyData, companySearch, discoverPages } from '../pages/questions';
import { askable, prepare } from '../search/prepare';
import { shuffled } from '../search/shuffled';

export type Mixed = Asked & { kind: string };

/** Requests of this kind per hundred, as in sessions of users who look for customers. */
const SHARES = {
  'typing, suggestions': 30,
  'search, companydata': 16,
  'search, company/search': 6,
  'filters, facets': 5,
  'company, overview': 7,
  'company, financial data': 5,
  'company, key figures': 4,
  'company, roles': 4,
  notifications: 9,
  'saved, a page': 3,
  'saved, add': 3,
  'page /discover': 3,
  'page /detail, a tab': 3,
  'page /saved': 1,
  'page /search': 1,
};
type Kind = keyof typeof SHARES;

const COMPANIES = 4_000;
const TABS = ['financial', 'keyFigure', 'roles', undefined];

async function drawKeys(database: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT key FROM companies ORDER BY md5(key) LIMIT $1', [
      COMPANIES,
    ]);
    return rows.map(({ key }) => String(key));
  } finally {
    await client.end();
  }
}

/** The text typed so far, after each letter from the second on. */
const beginnings = (text: string) =>
  Array.from({ length: Math.min(text.length, 9) - 1 }, (_, at) => text.slice(0, at + 2));

const at = (paths: string[]): Asked[] => paths.map((path) => ({ path }));

/** Search and filters of a page; what is counted has neither pages nor an order. */
function countedBy(path: string): string {
  const query = new URLSearchParams(path.split('?')[1]);
  for (const name of ['page', 'sort']) query.delete(name);
  return query.toString();
}

/** All requests by kind; each kind starts over when its list is exhausted. */
async function questions(database: string): Promise<Record<Kind, Asked[]>> {
  const { queries } = await prepare(database);
  const mixed = shuffled(askable(queries), 1);
  const keys = await drawKeys(database);
  const typed = mixed.flatMap(({ search }) => (search ? beginnings(search.trim()) : []));
  const ofKeys = (path: string) => at(keys.map((key) => path + key));
  // Pages report one or two letters as too few; the API refuses them.
  const whole = mixed.filter(({ search }) => !search || search.trim().length >= MIN_QUERY_LENGTH);
  const facets = discoverPages(whole).map(({ path }) => countedBy(path));
  return {
    'typing, suggestions': at(
      typed.map((text) => `/api/company/suggestions?${new URLSearchParams({ text })}`),
    ),
    'search, companydata': companyData(mixed),
    'search, company/search': companySearch(mixed),
    'filters, facets': at(facets.map((query) => `/api/company/facets?${query}`)),
    'company, overview': ofKeys('/api/company/overview/'),
    'company, financial data': ofKeys('/api/company/financial-data/'),
    'company, key figures': ofKeys('/api/company/key-figure/'),
    'company, roles': ofKeys('/api/company/role/'),
    notifications: at(['/api/saved/get_notifications']),
    'saved, a page': at(['/api/saved/entries', '/api/saved/entries?sort=name']),
    // More than are saved in ten minutes, so that none is saved twice.
    'saved, add': keys.map((key) => ({
      path: '/api/saved/add',
      body: JSON.stringify({ Data: { the_key: key } }),
    })),
    'page /discover': discoverPages(mixed),
    // The browser's request when the tab changes.
    'page /detail, a tab': keys.map((key, place) => {
      const page = new URL(paths.company(key, { tab: TABS[place % TABS.length] }), 'http://any');
      // Without it Next redirects to the address that has it.
      page.searchParams.set('_rsc', '');
      return { path: page.pathname + page.search, headers: { rsc: '1' } };
    }),
    'page /saved': at([paths.saved()]),
    'page /search': at([paths.search()]),
  };
}

/** The given number of requests of all kinds in their shares, in a deterministic order. */
export async function drawMix(database: string, count: number): Promise<Mixed[]> {
  const asked = await questions(database);
  const kinds = entriesOf(SHARES);
  const hundred = kinds.flatMap(([kind, share]) => Array<Kind>(share).fill(kind));
  const next = new Map<Kind, number>();
  const rounds = Array.from({ length: Math.ceil(count / 100) }, (_, round) =>
    shuffled(hundred, round),
  );
  return rounds
    .flat()
    .slice(0, count)
    .map((kind) => {
      const place = next.get(kind) ?? 0;
      next.set(kind, place + 1);
      const one = asked[kind][place % asked[kind].length];
      if (!one) throw new Error(`There is nothing to ask for ${kind}.`);
      return { ...one, kind };
    });
}
