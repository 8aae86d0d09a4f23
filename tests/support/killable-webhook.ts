import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressHeader } from '../../lib/http/socket-address';

// The webhook in a process that can be killed, called as Next does. Prints its port. It waits
// for a moment before it answers, so that kills hit that moment too.

const REST_MS = 25;

const { POST } = await import('../../app/api/stripe/webhook/route');

const server = createServer(async (incoming, outgoing) => {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  const headers = new Headers(incoming.headers as Record<string, string>);
  headers.set(addressHeader(), '192.0.2.1');
  const body = new Uint8Array(Buffer.concat(parts));
  const request = new Request('http://localhost/api/stripe/webhook', {
    method: 'POST',
    headers,
    body,
  });
  const answer = await POST(request, { params: Promise.resolve({}) });
  await new Promise((resolve) => setTimeout(resolve, Math.random() * REST_MS));
  outgoing.writeHead(answer.status);
  outgoing.end(await answer.text());
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
