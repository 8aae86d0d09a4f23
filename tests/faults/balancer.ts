import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** 'silent': it did not answer in time, as on a starved machine, but may still serve. */
type Look = 'ready' | 'silent' | 'not ready';
type Instance = { port: number; seen: Look };

const LOOK_MS = 200;
/** Shorter than the time that an instance keeps serving after SIGTERM. */
const PATIENCE_MS = 2_000;

function lookAt(port: number): Promise<Look> {
  return new Promise((resolve) => {
    const asked = http.get({ host: '127.0.0.1', port, path: '/api/ready', agent: false });
    const late = setTimeout(() => asked.destroy(), PATIENCE_MS);
    asked.on('response', (response) => {
      response.resume();
      resolve(response.statusCode === 200 ? 'ready' : 'not ready');
    });
    asked.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'not ready' : 'silent'),
    );
    asked.on('close', () => clearTimeout(late));
  });
}

/** An instance's answer; 'refused' if it accepts no connections. */
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
 * Distributes requests to ready instances in turn, like a load balancer: checks /api/ready, uses
 * silent instances if no other is ready, and tries another one only if a connection was refused.
 * A connection that breaks off is a 502.
 */
export async function startBalancer(ports: number[]) {
  const instances: Instance[] = ports.map((port) => ({ port, seen: 'not ready' }));
  let turn = 0;
  const look = async (one: Instance) => {
    one.seen = await lookAt(one.port);
  };
  const candidates = () => {
    const inTurn = [
      ...instances.slice(turn % ports.length),
      ...instances.slice(0, turn % ports.length),
    ];
    const ready = inTurn.filter(({ seen }) => seen === 'ready');
    return ready.length > 0 ? ready : inTurn.filter(({ seen }) => seen === 'silent');
  };
  const answer = async (from: IncomingMessage, body: Buffer) => {
    turn += 1;
    for (const one of candidates()) {
      const response = await pass(one.port, from, body);
      if (response !== 'refused') return response;
      one.seen = 'not ready';
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
  /** A rolling restart waits for this before the next instance. */
  const waitFor = async (port: number) => {
    while (!instances.some((one) => one.port === port && one.seen === 'ready'))
      await sleep(LOOK_MS);
  };
  return { port: (server.address() as AddressInfo).port, waitFor, close };
}
