import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

/**
 * For every connection: a host that vanishes silently (power, network, a failover to another
 * address) closes nothing. With keepalive, idle connections to it end within half a minute.
 */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** The same on the PostgreSQL side, where a vanished client would hold its locks for hours. */
export const NOTICE_LOST_CLIENT = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 4`;

/** PostgreSQL cancels a statement itself at its timeout, and gets this long to report it. */
const GRACE_MS = 2_000;
const GOODBYE_MS = 2_000;

/** The silence limit of a connection whose statements time out after `statementMs`. */
export const silenceAfter = (statementMs: number) => statementMs + GRACE_MS;

/** Has the code of a socket timeout, which `isDatabaseAway` checks for. */
class Silent extends Error {
  readonly code = 'ETIMEDOUT';
}

/** A transaction that raises its statement timeout also raises the silence limit. */
const OWN_LIMIT = /SET LOCAL statement_timeout = '(\d+)s'/;

function ownLimitOf(asked: unknown): number | undefined {
  const text = typeof asked === 'string' ? asked : (asked as { text?: string } | null)?.text;
  const seconds = OWN_LIMIT.exec(text ?? '')?.[1];
  return seconds === undefined ? undefined : silenceAfter(Number(seconds) * 1000);
}

/**
 * Destroys a connection, and fails everything that waits on it, when a statement is pending and no
 * byte has arrived for `silenceMs`. The driver's own timeout would only fail the statement and keep
 * the dead connection.
 */
export function endWhenSilent(client: Client, silenceMs: number): void {
  const socket = () => client.connection.stream as Socket;
  let limit = silenceMs;
  let waiting: NodeJS.Timeout | undefined;
  const wait = () => {
    const heard = socket().bytesRead;
    const judge = () => {
      if (!waiting) return;
      if (socket().bytesRead > heard) wait();
      else socket().destroy(new Silent(`The database was silent for ${limit} ms.`));
    };
    // After a blocked event loop, pending bytes are read before the limit is checked.
    waiting = setTimeout(() => setImmediate(judge), limit).unref();
  };
  const stop = () => {
    clearTimeout(waiting);
    waiting = undefined;
    if (client.getTransactionStatus() === 'I') limit = silenceMs;
  };
  client.on('drain', stop);
  client.on('end', stop);
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    limit = ownLimitOf(given[0]) ?? limit;
    const answer = ask(...given);
    if (!waiting) wait();
    return answer;
  }) as Client['query'];
}

/** Closes a connection, even when the server does not respond. */
export async function hangUp(client: Client): Promise<void> {
  const over = new AbortController();
  const late = sleep(GOODBYE_MS, undefined, { signal: over.signal }).catch(() => {});
  await Promise.race([client.end().catch(() => {}), late]);
  over.abort();
  client.connection.stream.destroy();
}

/** Runs `work` on a connection of its own, which is closed afterwards or when it goes silent. */
export async function onConnection<T>(
  { silenceMs, ...config }: ClientConfig & { silenceMs: number },
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...KEPT_ALIVE, ...config });
  // A lost connection fails its pending query anyway; unhandled, it would crash the process.
  client.on('error', () => {});
  try {
    await client.connect();
    endWhenSilent(client, silenceMs);
    return await work(client);
  } finally {
    await hangUp(client);
  }
}
