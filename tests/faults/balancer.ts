import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Instance = { port: number; ready: boolean };

const LOOK_MS = 200;

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = http.get(
      { host: '127.0.0.1', port, path: '/api/ready', agent: false, timeout: 5_000 },
      (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
  });
}

/** What an instance answers; 'refused' when it takes no connections. */
function pass(port: number, from: IncomingMessage, body: Buffer) {
  return new Promise<IncomingMessage | 'refused'>((resolve, reject) => {
    const { method, url: path, headers } = from;
    const asked = http.request(
      { host: '127.0.0.1', port, method, path, headers, agent: false },
      resolve,
    );
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve('refused') : reject(error),
    );
    asked.end(body);
  });
}

/**
 * Hands requests to ready instances in turn, as a balancer does: it looks at /api/ready, and
 * tries another instance only when a connection was refused. What is cut off is a 502.
 */
export async function startBalancer(ports: number[]) {
  const instances: Instance[] = ports.map((port) => ({ port, ready: false }));
  let turn = 0;
  const look = async (one: Instance) => {
    one.ready = await isReady(one.port);
  };
  const answer = async (from: IncomingMessage, body: Buffer) => {
    turn += 1;
    const inTurn = instances.map((_, at) => instances[(at + turn) % instances.length]);
    for (const one of inTurn.filter((found) => found?.ready)) {
      const response = one && (await pass(one.port, from, body));
      if (response && response !== 'refused') return response;
      if (one) one.ready = false;
    }
    return null;
  };
  const server = http.createServer(async (from, to) => {
    const parts: Buffer[] = [];
    for await (const part of from) parts.push(part);
    try {
      const response = await answer(from, Buffer.concat(parts));
      if (!response) {
        to.writeHead(503).end();
        return;
      }
      to.writeHead(response.statusCode ?? 502, response.headers);
      for await (const part of response) to.write(part);
      to.end();
    } catch {
      if (to.headersSent) to.destroy();
      else to.writeHead(502).end();
    }
  });
  await Promise.all(instances.map(look));
  let over = false;
  const looking = instances.map(async (one) => {
    while (!over) {
      await look(one);
      await sleep(LOOK_MS);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    over = true;
    await Promise.all(looking);
    server.closeAllConnections();
    server.close();
  };
  /** Whoever restarts in turn waits for this before the next. */
  const waitFor = async (port: number) => {
    while (!instances.some((one) => one.port === port && one.ready)) await sleep(LOOK_MS);
  };
  return { port: (server.address() as AddressInfo).port, waitFor, close };
}
