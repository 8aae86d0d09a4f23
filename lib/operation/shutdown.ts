import 'server-only';
import type { Server } from 'node:http';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { env, handlesShutdown } from '@/lib/env';
import { log } from '@/lib/log';
import { onRequest } from '@/lib/on-request';
import { isStopping, noteStopping } from './stopping';

export type ServerJobs = {
  /** Stops taking jobs and gives running ones `graceMs` to finish. Requests can still send jobs. */
  rest: (graceMs: number) => Promise<void>;
  /** Aborts jobs that are still running; any instance retries them later. */
  stop: (endWithinMs?: number) => Promise<void>;
};

/** Fractions of SHUTDOWN_SECONDS for the phases. Together they leave a reserve. */
const REST = 0.4;
const REQUESTS = 0.6;
const STOP = 0.25;
const ALL = 0.95;
/** Interval for closing connections that have become idle since the server closed. */
const LOOK_MS = 100;

/** Tracks servers that receive requests, and ends keep-alive connections during a shutdown. */
function watchServers(): Set<Server> {
  const servers = new Set<Server>();
  onRequest(({ server, response }) => {
    servers.add(server);
    // Makes keep-alive clients reconnect, which leads them to another instance.
    if (isStopping()) response.setHeader('connection', 'close');
  });
  return servers;
}

/** Accepts no more connections and waits for the busy ones. */
async function close(server: Server): Promise<void> {
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(looking);
}

async function end(servers: Set<Server>, jobs: ServerJobs): Promise<void> {
  const limit = env.SHUTDOWN_SECONDS * 1000;
  noteStopping();
  const rested = jobs.rest(limit * REST);
  // Meanwhile /api/ready reports 'stopping', so that load balancers stop sending requests.
  await sleep(env.SHUTDOWN_DELAY_SECONDS * 1000);
  // On an overloaded machine, connections may still be waiting to be accepted, and closing would
  // drop them. The event loop accepts all of them between the timer and this immediate.
  await setImmediate();
  const giveUp = setTimeout(() => {
    log.warn('Ended with requests that were still running.');
    process.exit(1);
  }, limit * ALL);
  const closed = Promise.all([...servers].map(close));
  // Requests may still enqueue jobs, so the queue stops last, unless they take too long.
  await Promise.race([closed, sleep(limit * REQUESTS, undefined, { ref: false })]);
  await rested;
  await jobs.stop(limit * STOP);
  await closed;
  clearTimeout(giveUp);
  process.exit(0);
}

/**
 * Shuts down gracefully on a signal: requests are answered, jobs finish or return to the queue, all
 * within SHUTDOWN_SECONDS after SHUTDOWN_DELAY_SECONDS. Where Next ends the process itself, only
 * the jobs are stopped.
 */
export function endWithSignals(jobs: ServerJobs): void {
  const servers = watchServers();
  let asked = false;
  const onSignal = () => {
    if (asked) return;
    asked = true;
    if (handlesShutdown) void end(servers, jobs);
    else void jobs.stop();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
