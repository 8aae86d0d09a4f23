import 'server-only';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { onRequest } from '@/lib/on-request';
import { PACKED, PACKED_TYPES } from './packed';

/** Where Next serves static files; their names contain content hashes. */
const ADDRESS = '/_next/static/';

/** URLs of files that have a compressed copy; empty when there is none. */
export function listPacked(folder: string): Set<string> {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const packed = names.filter((name) => name.endsWith(PACKED));
    return new Set(
      packed.map((name) => ADDRESS + name.slice(0, -PACKED.length).replaceAll(path.sep, '/')),
    );
  } catch {
    return new Set();
  }
}

/** Whether "Accept-Encoding" accepts Brotli: it is listed, and not with a weight of zero. */
export function takesBrotli(accepted: string | undefined): boolean {
  return /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i.test(accepted ?? '');
}

/**
 * Serves scripts and styles from their copies compressed at build time: a seventh smaller than
 * Next's own compression, which also runs for each request.
 */
export function servePackedFiles(): void {
  const packed = listPacked(path.join(/* turbopackIgnore: true */ process.cwd(), '.next/static'));
  onRequest(({ request, response }) => {
    const { url, headers } = request;
    if (!url || !packed.has(url)) return;
    response.setHeader('Vary', 'Accept-Encoding');
    // Byte ranges refer to the uncompressed file.
    if (headers.range || !takesBrotli(headers['accept-encoding'])) return;
    request.url = url + PACKED;
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Type', PACKED_TYPES.get(path.extname(url)) ?? '');
  });
}
