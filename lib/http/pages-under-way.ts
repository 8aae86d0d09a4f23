import 'server-only';
import type { Arrived } from '@/lib/on-request';
import { oncePerProcess } from '@/lib/once-per-process';

type PageUnderWay = {
  /** Next fetches links in advance; such a response lacks the page's content. */
  isPrefetch: boolean;
  /** Resolves when the response was sent or aborted, or took too long. */
  ended: Promise<void>;
};

/** Longer than a page takes; slow readers and silently lost clients no longer count after this. */
const LONGEST_MS = 60_000;

const underWay = oncePerProcess('PagesUnderWay', () => ({
  // A new name in each process, so that clients cannot set it; see socket-address.ts.
  header: `x-veminto-${crypto.randomUUID()}`,
  pages: new Map<string, PageUnderWay>(),
}));

/** Records what Next hides from the middleware: whether it is a prefetch, and when it ends. */
export function notePage({ request, response }: Arrived): void {
  const { header, pages } = underWay.get();
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
  const { header, pages } = underWay.get();
  return pages.get(headers.get(header) ?? '');
}
