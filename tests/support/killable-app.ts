import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { db } from '../../lib/db';
import { withUser } from '../../lib/http/wrappers';
import { startJobs } from '../../lib/jobs';
import { mail } from '../../lib/jobs/mail';
import { shareFailed, shareMail } from '../../lib/jobs/share-mail';
import { endWithSignals } from '../../lib/operation/shutdown';
import { holdUse } from '../../lib/quotas/hold';
import { callRoute } from './call-route';

// The handlers and the queue in a process that can be killed. Prints its port. Handlers are
// called as Next does; building the whole application would take minutes.

const noParams = { params: Promise.resolve({}) };

/** One use of a quota and its result, like every route with a quota. */
const countOne = withUser({}, async ({ user }) => {
  const hold = await holdUse(user, 'AI_SEARCH');
  await db.$transaction(async (tx) => {
    await hold.settle(tx);
    await tx.notification.create({
      data: { userId: user.id, title: 'Used', message: '' },
    });
  });
  return { status: 'used' };
});

async function answerTo(incoming: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  const { method = '', url = '' } = incoming;
  const headers = new Headers(incoming.headers as Record<string, string>);
  const body = new Uint8Array(Buffer.concat(parts));
  if (url !== '/use') return callRoute({ method, url, headers, body });
  return countOne(new Request('http://localhost/use', { method, headers, body }), noParams);
}

const server = createServer(async (incoming, outgoing) => {
  try {
    const answer = await answerTo(incoming);
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  } catch {
    // The client has disconnected in the middle.
    outgoing.destroy();
  }
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
