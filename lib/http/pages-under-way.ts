import 'server-only';
import type { ServerResponse } from 'node:http';
import type { Arrived } from '@/lib/on-request';
import { oncePerProcess } from '@/lib/once-per-process';

/** Longer than a page takes; slow readers and silently lost clients no longer count after this. */
const LONGEST_MS = 60_000;

type Page = {
  response: ServerResponse;
  /** Resolved when the response was sent or aborted, or took too long. */
  ended: Promise<void>;
};

const underWay = oncePerProcess('PagesUnderWay', () => ({
  // A new name in each process, so that clients cannot set it; see socket-address.ts.
  header: `x-veminto-${crypto.randomUUID()}`,
  pages: new Map<string, Page>(),
}));

/** Records what Next hides from the middleware and from who is told of errors. */
export function notePage({ request, response }: Arrived): void {
  const { header, pages } = underWay.get();
  const id = crypto.randomUUID();
  request.headers[header] = id;
  const ended = new Promise<void>((end) => {
    const late = setTimeout(end, LONGEST_MS).unref();
    response.once('close', () => {
      clearTimeout(late);
      pages.delete(id);
      end();
    });
  });
  pages.set(id, { response, ended });
}

/** Undefined when nothing was recorded, as when Next runs without a Node.js server. */
function findPage(idOf: (header: string) => unknown): Page | undefined {
  const { header, pages } = underWay.get();
  return pages.get(String(idOf(header)));
}

export const findPageEnd = (headers: Headers) => findPage((header) => headers.get(header))?.ended;

export const findPageResponse = (headers: Record<string, unknown>) =>
  findPage((header) => headers[header])?.response;
