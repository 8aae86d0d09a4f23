import type { ChildProcess } from 'node:child_process';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from './bootstrap/port.mjs';
import { UserError } from './bootstrap/user-error.mjs';
import { nextProgram } from './build';
import { endProcess, type NodeOptions, spawnNode } from './node-process';

/** Default for a manual start: after Ctrl-C, the user should not wait long. */
const FINISH_SECONDS = 5;
/** Time after the shutdown limit before the server is killed. */
const GRACE_MS = 1_000;
/**
 * Longer than the idle timeout of load balancers (a minute), so that they never reuse a connection
 * just as it is closed.
 */
const KEEP_ALIVE_MS = 65_000;

/** For the first answer; `npm run dev` first compiles what it answers, on a machine that may be busy. */
const PATIENCE_MS = { start: 60_000, dev: 180_000 };

type ServeOptions = NodeOptions & {
  address: Address;
  command: 'start' | 'dev';
  patienceMs?: number;
  /** Time limit for running requests and jobs, and how long to report not ready before closing. */
  shutdown?: { seconds: number; delaySeconds: number };
};

/** Serves the application. @returns its process, once its first page responds. */
export async function serveNext(options: ServeOptions): Promise<ChildProcess> {
  const { address, command, lifecycle, environment } = options;
  const { seconds, delaySeconds } = options.shutdown ?? {
    seconds: FINISH_SECONDS,
    delaySeconds: 0,
  };
  const args = [nextProgram, command, '-H', address.host, '-p', String(address.port)];
  if (command === 'start') args.push('--keepAliveTimeout', String(KEEP_ALIVE_MS));
  const child = spawnNode(args, {
    ...options,
    environment: {
      ...environment,
      NODE_ENV: command === 'dev' ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SHUTDOWN_SECONDS: String(seconds),
      SHUTDOWN_DELAY_SECONDS: String(delaySeconds),
      // The server also waits for its jobs, which Next does not know about.
      ...(command === 'start' && { NEXT_MANUAL_SIG_HANDLE: 'true' }),
    },
  });
  const patienceMs = (seconds + delaySeconds) * 1000 + GRACE_MS;
  lifecycle.add(() => endProcess(child, patienceMs));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString('utf8')).slice(-8_000);
    });
  }
  const lost = new Promise<never>((_, reject) => {
    child.once('close', (code, signal) => {
      if (lifecycle.isStopping) return;
      reject(
        new UserError(`${printed}\nThe server ended unexpectedly (${signal ?? code}).`.trim()),
      );
    });
  });
  lost.catch((error: unknown) => lifecycle.fail(error));
  await Promise.race([waitForAnswer(address, options.patienceMs ?? PATIENCE_MS[command]), lost]);
  return child;
}

/** The address for requests to the server itself: a wildcard address cannot be called. */
function callableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

/** The URL for the user's browser. */
export function addressUrl({ host, port }: Address): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function waitForAnswer(address: Address, patienceMs: number): Promise<void> {
  const end = Date.now() + patienceMs;
  let status: number | undefined;
  while (Date.now() < end) {
    status = await askOnce(address);
    if (status !== undefined && status < 500) return;
    await sleep(status === undefined ? 50 : 500);
  }
  const what = status === undefined ? 'does not answer' : `answers with status ${status}`;
  throw new UserError(`The server ${what}; what it printed above says why.`);
}

function askOnce({ host, port }: Address): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = http.get(
      { host: callableHost(host), port, path: '/', timeout: 20_000, agent: false },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(undefined));
  });
}
