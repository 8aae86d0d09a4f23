import 'server-only';
import type { Arrived } from '@/lib/on-request';
import { oncePerProcess } from '@/lib/once-per-process';

/** Longer than a page takes; slow readers and silently lost clients no longer count after this. */
const LONGEST_MS = 60_000;

const underWay = oncePerProcess('PagesUnderWay', () => ({
  // A new name in each process, so that clients cannot set it; see socket-address.ts.
  header: `x-veminto-${crypto.randomUUID()}`,
  /** Resolved when the response was sent or aborted, or took too long. */
  ends: new Map<string, Promise<void>>(),
}));

/** Records what Next hides from the middleware: when a page ends. */
export function notePage({ request, response }: Arrived): void {
  const { header, ends } = underWay.get();
  const id = crypto.randomUUID();
  request.headers[header] = id;
  const ended = new Promise<void>((end) => {
    const late = setTimeout(end, LONGEST_MS).unref();
    response.once('close', () => {
      clearTimeout(late);
      ends.delete(id);
      end();
    });
  });
  ends.set(id, ended);
}

/** Undefined when nothing was recorded, as when Next runs without a Node.js server. */
export function findPageEnd(headers: Headers): Promise<void> | undefined {
  const { header, ends } = underWay.get();
  return ends.get(headers.get(header) ?? '');
}
