import 'server-only';
import { createHash } from 'node:crypto';

/** Public JSON that is sent again and again, with a strong tag of its content. */
export type Tagged = { text: string; tag: string };

export function toTagged(data: unknown): Tagged {
  const text = JSON.stringify(data);
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

/** Compares as RFC 9110 says: a tag that a proxy has made weak still names the content. */
function isNamed(tag: string, asked: string): boolean {
  const tags = asked.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || asked.trim() === '*';
}

/** Caches ask each time; 304 without a body tells those that have the content already. */
export function sendTagged({ headers: asked }: Request, { text, tag }: Tagged): Response {
  const headers = {
    etag: tag,
    'cache-control': 'no-cache',
    // Whoever may read it here may read it from the page of another program too.
    'access-control-allow-origin': '*',
  };
  if (isNamed(tag, asked.get('if-none-match') ?? '')) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, { headers: { ...headers, 'content-type': 'application/json' } });
}
