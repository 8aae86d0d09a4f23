import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { urlByMethod } from './wrong-method';

/** Taken by nobody here, and one that the Request of the web can hold. */
const OTHER = 'PROPFIND';

function isText(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Parts of the path that are no text, such as "%" or "%FF", stand for their own letters. */
export function readablePath(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes('%')) return url;
  const parts = path.split('/');
  return (
    parts.map((part) => (isText(part) ? part : part.replaceAll('%', '%25'))).join('/') +
    url.slice(path.length)
  );
}

/**
 * Requests that Next would stumble over, with 500 for every page, or refuse without a word, are
 * made ones that it knows.
 */
export function mendOddRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method === 'TRACE') request.method = OTHER;
    if (request.url !== undefined) {
      request.url = urlByMethod(request.method ?? '', readablePath(request.url));
    }
  });
}
