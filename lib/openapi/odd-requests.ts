import 'server-only';
import { decoded } from '@/lib/decoded';
import { onRequest } from '@/lib/on-request';
import { urlByMethod } from './wrong-method';

/** A method that no route handles, but that a web Request can represent. */
const OTHER = 'PROPFIND';

/** Escapes undecodable path segments, such as "%" or "%FF", so that they are read literally. */
export function readablePath(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes('%')) return url;
  const parts = path.split('/');
  return (
    parts.map((part) => (decoded(part) === null ? part.replaceAll('%', '%25') : part)).join('/') +
    url.slice(path.length)
  );
}

/**
 * Rewrites requests that Next would answer with 500 for every page, or reject without a body, to
 * ones that it handles.
 */
export function mendOddRequests(): void {
  onRequest(({ request }) => {
    if (request.method === 'TRACE') request.method = OTHER;
    if (request.url !== undefined) {
      request.url = urlByMethod(request.method ?? '', readablePath(request.url));
    }
  });
}
