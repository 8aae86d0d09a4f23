import { gzipSync } from 'node:zlib';
import type { Row } from './run.ts';

const publicPages = ['/', '/signup', '/verified?token=x'];
const appPages = ['/search', '/discover?search=holding'];

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

async function signIn(origin: string, email: string, password: string): Promise<string> {
  const response = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Sign-in answers ${response.status}: ${await response.text()}`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/**
 * First-load JavaScript, gzipped, of the pages of a running server.
 * `npm run bench -- javascript http://127.0.0.1:3000 EMAIL PASSWORD`
 */
export async function measure([origin = '', email = '', password = '']: string[]): Promise<Row[]> {
  const cookie = await signIn(origin, email, password);
  const pages = [
    ...publicPages.map((page) => ({ page, cookie: '' })),
    ...appPages.map((page) => ({ page, cookie })),
  ];
  const rows: Row[] = [];
  for (const { page, cookie } of pages) {
    const html = await (await fetch(origin + page, { headers: { cookie } })).text();
    const sizes = await Promise.all(scriptsOf(html).map((source) => sizeOf(origin + source)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    rows.push({ page, scripts: sizes.length, 'kB gzip': (bytes / 1000).toFixed(1) });
  }
  return rows;
}
