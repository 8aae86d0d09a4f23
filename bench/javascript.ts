import { readArguments } from '../scripts/arguments';
import { firstScripts } from '../tests/support/first-scripts';
import { query } from './import/database';
import { row } from './pages/rows';
import { type Server, withServer } from './pages/server';
import type { Row } from './row';

/** Limits in kB; maps and charts load later, when needed. */
const PUBLIC = 130;
const APP = 170;

type Kind = { page: string; limit: number };

const publicPages = ['/', '/signup', '/verified?token=x', '/emailVerification/ida@example.com'];
const appPages = (key: string) => [
  '/search',
  '/discover?search=holding',
  '/segmintation',
  `/detail/${key}`,
  `/detail/${key}?tab=financial`,
];

async function measurePage({ origin, cookie }: Server, { page, limit }: Kind): Promise<Row[]> {
  const signedIn = limit === APP ? `${cookie.name}=${cookie.value}` : '';
  const { count, gzipped, sent } = await firstScripts(origin, page, signedIn);
  return [
    row(`${page}: ${count} scripts, as sent (kB)`, sent.toFixed(1), `≤ ${limit}`),
    row(`${page}: the same, each gzipped (kB)`, gzipped.toFixed(1), `≤ ${limit}`),
  ];
}

const usage = `Usage: npm run bench -- javascript --database URL
  First-load JavaScript of one page of each kind, gzipped and as sent.`;

export async function measure(args: string[]): Promise<Row[]> {
  const { values } = readArguments({ args, options: { database: { type: 'string' } } }, usage);
  const { database = '' } = values;
  return withServer({ database }, async (server) => {
    const [company] = await query<{ key: string }>(
      database,
      'SELECT min(key) AS key FROM companies',
    );
    const pages: Kind[] = [
      ...publicPages.map((page) => ({ page, limit: PUBLIC })),
      ...appPages(company?.key ?? '').map((page) => ({ page, limit: APP })),
    ];
    const rows: Row[] = [];
    for (const page of pages) rows.push(...(await measurePage(server, page)));
    return rows;
  });
}
