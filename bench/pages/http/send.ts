import http from 'node:http';
import type { Asked } from './load';

const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Marks a page that failed after its first bytes were sent. */
const FAILED_LATE = 'data-dgst';

type Sent = { problem: string | null; size: number };

function problemOf(status: number | undefined, answer: Buffer): string | null {
  if (status !== 200 && status !== 201) return `status ${status}`;
  return answer.includes(FAILED_LATE) ? 'the page failed' : null;
}

/**
 * Sends a request over a keep-alive connection, without compression, which costs the same per
 * byte for all pages and is often done by a proxy.
 */
export function send(
  { origin, cookie }: { origin: string; cookie: string },
  { path, body, headers }: Asked,
): Promise<Sent> {
  const all = { cookie, origin, ...(body && { 'content-type': 'application/json' }), ...headers };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve) => {
    const request = http.request(origin + path, { method, headers: all, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', (error) => resolve({ problem: error.message, size: 0 }));
      response.once('end', () => {
        const answer = Buffer.concat(parts);
        resolve({ problem: problemOf(response.statusCode, answer), size: answer.length });
      });
    });
    request.once('error', (error) => resolve({ problem: error.message, size: 0 }));
    request.end(body);
  });
}
