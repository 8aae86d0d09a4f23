import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Begun = { request: IncomingMessage; response: ServerResponse };

type PageUnderWay = {
  /** Next fetches links in advance; such a response lacks the page's content. */
  isPrefetch: boolean;
  /** Resolves when the response was sent or aborted, or took too long. */
  ended: Promise<void>;
};

/** Longer than a page takes; slow readers and silently lost clients no longer count after this. */
const LONGEST_MS = 60_000;

type Shared = { header: string; pages: Map<string, PageUnderWay> };
// Server startup code is bundled separately from the middleware.
const shared = globalThis as { __vemintoPagesUnderWay?: Shared };

function underWay(): Shared {
  // A new name in each process, so that clients cannot set it; see socket-address.ts.
  shared.__vemintoPagesUnderWay ??= {
    header: `x-veminto-${crypto.randomUUID()}`,
    pages: new Map(),
  };
  return shared.__vemintoPagesUnderWay;
}

/** Records what Next hides from the middleware: whether it is a prefetch, and when it ends. */
export function notePage({ request, response }: Begun): void {
  const { header, pages } = underWay();
  const { rsc, 'next-router-prefetch': prefetch } = request.headers;
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
  // Same condition as in Next: one header without the other loads the whole page.
  pages.set(id, { isPrefetch: rsc === '1' && prefetch === '1', ended });
}

/** Undefined when nothing was recorded, as when Next runs without a Node.js server. */
export function findPage(headers: Headers): PageUnderWay | undefined {
  const { header, pages } = underWay();
  return pages.get(headers.get(header) ?? '');
}
