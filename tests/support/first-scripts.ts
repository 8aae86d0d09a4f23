import { gzipSync } from 'node:zlib';

/** Scripts that a modern browser loads with a page; those for old browsers are marked. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const sources = tags
    .filter((tag) => !/\bnoModule\b/i.test(tag))
    .map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'));
  return [...new Set(sources.filter((source) => source !== undefined))];
}

async function read(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers, redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const plain = Buffer.from(await response.arrayBuffer());
  return { plain, sent: Number(response.headers.get('content-length')) };
}

/** The bytes of a script, gzipped and as sent to a modern browser. */
async function measure(address: string) {
  const { plain, sent } = await read(address, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  if (!(sent > 0)) throw new Error(`${address} does not say how long it is.`);
  return { gzipped: gzipSync(plain).byteLength, sent };
}

/**
 * The first-load JavaScript of a page, in kB of 1,000 bytes: each script gzipped separately, and
 * as sent.
 * @param cookie The header's value, such as "name=value"; empty for an anonymous visitor.
 */
export async function firstScripts(origin: string, page: string, cookie: string) {
  const html = await read(origin + page, cookie === '' ? {} : { cookie });
  const sources = scriptsOf(html.plain.toString('utf8'));
  const sizes = await Promise.all(sources.map((source) => measure(origin + source)));
  const sum = (which: 'gzipped' | 'sent') =>
    sizes.reduce((all, size) => all + size[which], 0) / 1_000;
  return { count: sources.length, gzipped: sum('gzipped'), sent: sum('sent') };
}
