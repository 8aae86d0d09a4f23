import { gzipSync } from 'node:zlib';

/** Scripts a browser of today loads with a page: those for old ones are marked. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const sources = tags
    .filter((tag) => !/\bnoModule\b/i.test(tag))
    .map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'));
  return [...new Set(sources.filter((source) => source !== undefined))];
}

async function read(address: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const response = await fetch(address, { headers, redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * The JavaScript a page loads first, in kB of 1,000 bytes, each script gzipped by itself.
 * @param cookie As it is sent, such as "name=value"; empty for a visitor.
 */
export async function firstScripts(origin: string, page: string, cookie: string) {
  const html = await read(origin + page, cookie === '' ? {} : { cookie });
  const sources = scriptsOf(html.toString('utf8'));
  const sizes = await Promise.all(
    sources.map(async (source) => gzipSync(await read(origin + source)).byteLength),
  );
  return { count: sources.length, kB: sizes.reduce((sum, size) => sum + size, 0) / 1_000 };
}
