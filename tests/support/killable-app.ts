import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { db } from '../../lib/db';
import { addressHeader } from '../../lib/http/socket-address';
import { withUser } from '../../lib/http/wrappers';
import { startJobs } from '../../lib/jobs';
import { mail } from '../../lib/jobs/mail';
import { shareFailed, shareMail } from '../../lib/jobs/share-mail';
import { endWithSignals } from '../../lib/operation/shutdown';
import { holdUse } from '../../lib/quotas/hold';

// The handlers and the queue in a process that can be killed. Prints its port. Handlers are
// called as Next calls them; building the whole application would take minutes.

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** There are no pages here: in their place the process says that it lives. */
const routeOf = (url: string) =>
  path.resolve('app', url === '/' ? 'api/health' : url.slice(1), 'route.ts');

/** One use of a quota and what it is for, as every route that has one does it. */
const useOnce = withUser({}, async ({ user }) => {
  const hold = await holdUse(user, 'AI_SEARCH');
  await db.$transaction(async (tx) => {
    await hold.settle(tx);
    await tx.notification.create({
      data: { userId: user.id, title: 'Used', message: '' },
    });
  });
  return { status: 'used' };
});

const server = createServer(async (incoming, outgoing) => {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  const { method = '', url = '' } = incoming;
  const headers = new Headers(incoming.headers as Record<string, string>);
  headers.set(addressHeader(), '192.0.2.1');
  const route = url === '/use' ? { POST: useOnce } : await import(routeOf(url));
  const body = method === 'GET' ? null : new Uint8Array(Buffer.concat(parts));
  const request = new Request(`http://localhost${url}`, { method, headers, body });
  const answer = await (route[method] as Handler)(request, { params: Promise.resolve({}) });
  outgoing.writeHead(answer.status);
  outgoing.end(await answer.text());
});

const queue = await startJobs(
  [mail, shareMail, shareFailed].map((job) => ({ ...job, pollingSeconds: 0.5 })),
);
endWithSignals({
  rest: async (graceMs) => queue?.rest(graceMs),
  stop: async (endWithinMs) => queue?.stop(endWithinMs),
});
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
