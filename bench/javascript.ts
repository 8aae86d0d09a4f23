import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { query } from './import/database';
import { row } from './pages/rows';
import { type Server, withServer } from './pages/server';
import type { Row } from './run';

/** Limits in kB, gzipped; maps and charts come later, when they are needed. */
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

/** Scripts a browser of today loads: those for old ones are marked. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const sources = tags
    .filter((tag) => !/\bnoModule\b/i.test(tag))
    .map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'));
  return [...new Set(sources.filter((source) => source !== undefined))];
}

async function sizeOf(address: string): Promise<number> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return gzipSync(Buffer.from(await response.arrayBuffer())).byteLength;
}

async function measurePage({ origin, cookie }: Server, { page, limit }: Kind): Promise<Row> {
  const headers = { cookie: limit === APP ? `${cookie.name}=${cookie.value}` : '' };
  const response = await fetch(origin + page, { headers, redirect: 'error' });
  if (!response.ok) throw new Error(`${page} answers ${response.status}`);
  const scripts = scriptsOf(await response.text());
  const sizes = await Promise.all(scripts.map((source) => sizeOf(origin + source)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return row(`${page}: ${sizes.length} scripts (kB)`, (bytes / 1000).toFixed(1), `≤ ${limit}`);
}

/**
 * First-load JavaScript, gzipped, of one page of each kind.
 * `npm run bench -- javascript --database URL`
 */
export async function measure(args: string[]): Promise<Row[]> {
  const { values } = parseArgs({ args, options: { database: { type: 'string' } } });
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
    for (const page of pages) rows.push(await measurePage(server, page));
    return rows;
  });
}
