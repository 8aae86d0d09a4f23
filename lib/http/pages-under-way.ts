import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Begun = { request: IncomingMessage; response: ServerResponse };

type PageUnderWay = {
  /** Next looks at a link before anybody follows it, and is answered without what the page shows. */
  isPrefetch: boolean;
  /** When all of it was sent, nobody waits for it any longer, or it took too long. */
  ended: Promise<void>;
};

/** Longer than a page takes; whoever reads it more slowly, or went without a word, does not count. */
const LONGEST_MS = 60_000;

type Shared = { header: string; pages: Map<string, PageUnderWay> };
// What runs when the server starts is bundled apart from the middleware.
const shared = globalThis as { __vemintoPagesUnderWay?: Shared };

function underWay(): Shared {
  // Its name is new in each process, so that no caller can set it; see socket-address.ts.
  shared.__vemintoPagesUnderWay ??= {
    header: `x-veminto-${crypto.randomUUID()}`,
    pages: new Map(),
  };
  return shared.__vemintoPagesUnderWay;
}

/** Notes what Next keeps from the middleware: whether it is a prefetch, and when a page has ended. */
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
  // As Next reads them: one without the other brings the whole page.
  pages.set(id, { isPrefetch: rsc === '1' && prefetch === '1', ended });
}

/** Undefined where nothing was noted, as where no server of Node.js stands before Next. */
export function findPage(headers: Headers): PageUnderWay | undefined {
  const { header, pages } = underWay();
  return pages.get(headers.get(header) ?? '');
}
