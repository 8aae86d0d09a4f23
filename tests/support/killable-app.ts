import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { addressHeader } from '../../lib/http/socket-address';
import { startJobs } from '../../lib/jobs';
import { shareFailed, shareMail } from '../../lib/jobs/share-mail';

// The handlers and the queue in a process that can be killed. Prints its port. Handlers are
// called as Next calls them; building the whole application would take minutes.

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

const server = createServer(async (incoming, outgoing) => {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  const { method = '', url = '' } = incoming;
  const headers = new Headers(incoming.headers as Record<string, string>);
  headers.set(addressHeader(), '192.0.2.1');
  const route = await import(path.resolve('app', url.slice(1), 'route.ts'));
  const body = new Uint8Array(Buffer.concat(parts));
  const request = new Request(`http://localhost${url}`, { method, headers, body });
  const answer = await (route[method] as Handler)(request, { params: Promise.resolve({}) });
  outgoing.writeHead(answer.status);
  outgoing.end(await answer.text());
});

await startJobs([shareMail, shareFailed].map((job) => ({ ...job, pollingSeconds: 0.5 })));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
