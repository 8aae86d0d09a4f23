import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { PACKED, PACKED_TYPES } from './packed';

/** Where Next serves them; their names are hashes of what is in them. */
const ADDRESS = '/_next/static/';

/** Addresses of files that have a packed one beside them; none where nothing was packed. */
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

/** Whether "Accept-Encoding" takes Brotli: it is named, and not with a weight of nothing. */
export function takesBrotli(accepted: string | undefined): boolean {
  return /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i.test(accepted ?? '');
}

/**
 * Answers requests for scripts and styles with what was packed when they were built: a seventh
 * less to load than Next's own packing, which works anew for each request.
 */
export function servePackedFiles(): void {
  const packed = listPacked(path.join(/* turbopackIgnore: true */ process.cwd(), '.next/static'));
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const { url, headers } = request;
    if (!url || !packed.has(url)) return;
    response.setHeader('Vary', 'Accept-Encoding');
    // A part of a file is meant of the file as it is.
    if (headers.range || !takesBrotli(headers['accept-encoding'])) return;
    request.url = url + PACKED;
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Type', PACKED_TYPES.get(path.extname(url)) ?? '');
  });
}
