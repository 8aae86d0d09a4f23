import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { endsItself, env } from '@/lib/env';
import { log } from '@/lib/log';
import { isStopping, noteStopping } from './stopping';

type Jobs = {
  rest: (graceMs: number) => Promise<void>;
  stop: (endWithinMs?: number) => Promise<void>;
};

/** Parts of the time that an end may take. Together they leave a rest for the unforeseen. */
const REST = 0.4;
const REQUESTS = 0.6;
const STOP = 0.25;
const ALL = 0.95;
/** A connection that was busy when the server closed is idle a moment later. */
const LOOK_MS = 100;

/** The servers that were asked something; connections are let go of after a stop was asked for. */
function watchServers(): Set<Server> {
  const servers = new Set<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server, response } = message as { server: Server; response: ServerResponse };
    servers.add(server);
    // Whoever keeps connections open goes elsewhere with the next request.
    if (isStopping()) response.setHeader('connection', 'close');
  });
  return servers;
}

/** Takes no more connections and waits for those that are busy. */
async function close(server: Server): Promise<void> {
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(looking);
}

async function end(servers: Set<Server>, jobs: Jobs): Promise<void> {
  const limit = env.SHUTDOWN_SECONDS * 1000;
  noteStopping();
  const rested = jobs.rest(limit * REST);
  // Who distributes requests learns from /api/ready that there is one less.
  await sleep(env.SHUTDOWN_DELAY_SECONDS * 1000);
  // On a starved machine connections wait to be taken, and closing would cut them off. The
  // loop takes all of them between a timer and this.
  await setImmediate();
  const giveUp = setTimeout(() => {
    log.warn('Ended with requests that were still running.');
    process.exit(1);
  }, limit * ALL);
  const closed = Promise.all([...servers].map(close));
  // Requests may still send jobs, so the queue is the last to go, unless they take too long.
  await Promise.race([closed, sleep(limit * REQUESTS, undefined, { ref: false })]);
  await rested;
  await jobs.stop(limit * STOP);
  await closed;
  clearTimeout(giveUp);
  process.exit(0);
}

/**
 * Ends the process well when it is told to: requests are answered, jobs end or go back to the
 * queue, all within SHUTDOWN_SECONDS after SHUTDOWN_DELAY_SECONDS. Where Next ends the process
 * itself, only the jobs are stopped.
 */
export function endWithSignals(jobs: Jobs): void {
  const servers = watchServers();
  let asked = false;
  const onSignal = () => {
    if (asked) return;
    asked = true;
    if (endsItself) void end(servers, jobs);
    else void jobs.stop();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
