import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** The fault of one request. */
export type Fault =
  | { status: number; retryAfter?: string }
  /** The server accepts the request and never answers. */
  | 'hang'
  /** The connection closes in the middle of the body. */
  | 'cut'
  /** The body is declared as gzip but is not. */
  | 'wrong-gzip'
  /** The body is not JSON. */
  | 'garbage'
  /** The scroll has expired. */
  | 'expired'
  /** Only some shards answer. */
  | 'partial'
  /** A page is skipped. */
  | 'lost-page';

/** Faults by request number, from 1; changes take effect immediately. */
export type Faults = Map<number, Fault>;

export type SeenRequest = {
  method: string;
  path: string;
  /** Parsed if it is JSON. */
  body: unknown;
  headers: IncomingMessage['headers'];
};

export type Reply = {
  status: number;
  body: Buffer;
  headers?: Record<string, string>;
};

export type Loopback = { url: string; requests: SeenRequest[]; close: () => Promise<void> };

/** Lets a server listen on a free port of this machine. */
export async function listen(server: Server): Promise<{ url: string; close: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

/** The body of a request as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  const text = await bodyOf(request);
  const { method = '', url = '', headers } = request;
  return { method, path: url, body: text === '' ? null : JSON.parse(text), headers };
}

function send(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { 'content-length': body.length, ...headers });
  response.end(body);
}

function sendBroken(response: ServerResponse, reply: Reply, fault: Fault): void {
  if (fault === 'hang') return;
  if (fault === 'cut') {
    response.writeHead(reply.status, { ...reply.headers, 'content-length': reply.body.length });
    response.write(reply.body.subarray(0, Math.ceil(reply.body.length / 2)), () => {
      response.destroy();
    });
  } else if (fault === 'wrong-gzip') {
    const headers = { ...reply.headers, 'content-encoding': 'gzip' };
    send(response, { ...reply, headers, body: Buffer.from('this is not gzip') });
  } else if (fault === 'garbage') {
    send(response, { status: 200, body: Buffer.from('<html>{"hits":') });
  } else send(response, reply);
}

/** Compresses answers if the client accepts it, like the real servers. */
function packed(reply: Reply, request: SeenRequest): Reply {
  const takes = String(request.headers['accept-encoding'] ?? '').includes('gzip');
  if (!takes || reply.headers?.['content-type'] !== 'application/json') return reply;
  const headers = { ...reply.headers, 'content-encoding': 'gzip' };
  return { ...reply, headers, body: gzipSync(reply.body) };
}

/** A local server whose answers fail as given by `faults`. */
export async function startLoopback(
  faults: Faults,
  answer: (request: SeenRequest, fault: Fault | undefined) => Reply,
): Promise<Loopback> {
  const requests: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    requests.push(request);
    const fault = faults.get(requests.length);
    if (typeof fault === 'object') {
      const headers: Record<string, string> = fault.retryAfter
        ? { 'retry-after': fault.retryAfter }
        : {};
      send(response, { status: fault.status, body: Buffer.from('fault'), headers });
      return;
    }
    const reply = packed(answer(request, fault), request);
    if (fault) sendBroken(response, reply, fault);
    else send(response, reply);
  });
  return { requests, ...(await listen(server)) };
}
