import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

/**
 * For every connection: a host that vanishes without a word (power, network, a failover to another
 * address) closes nothing. Idle connections to it end by this within half a minute.
 */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** The same in PostgreSQL, where a lock of a host that vanished would stay for hours. */
export const NOTICE_LOST_CLIENT = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 4`;

/** PostgreSQL ends a statement itself when its time is over, and is given so long to say so. */
const GRACE_MS = 2_000;
const GOODBYE_MS = 2_000;

/** How long an unanswered statement waits for a sign of life where PostgreSQL ends it after so long. */
export const silenceAfter = (statementMs: number) => statementMs + GRACE_MS;

/** As the system says it of a connection, which `isDatabaseAway` knows. */
class Silent extends Error {
  readonly code = 'ETIMEDOUT';
}

/** A transaction that gives its statements longer is waited for as long. */
const OWN_LIMIT = /SET LOCAL statement_timeout = '(\d+)s'/;

function ownLimitOf(asked: unknown): number | undefined {
  const text = typeof asked === 'string' ? asked : (asked as { text?: string } | null)?.text;
  const seconds = OWN_LIMIT.exec(text ?? '')?.[1];
  return seconds === undefined ? undefined : silenceAfter(Number(seconds) * 1000);
}

/**
 * Ends a connection on which a statement is unanswered and not a byte came for so long, with all
 * that waits on it. The driver's own limit fails the statement and keeps the dead connection.
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
    // A loop that was blocked reads what has come in the meantime before this is judged.
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

/** Ends a connection, also when nobody hears its goodbye. */
export async function hangUp(client: Client): Promise<void> {
  const over = new AbortController();
  const late = sleep(GOODBYE_MS, undefined, { signal: over.signal }).catch(() => {});
  await Promise.race([client.end().catch(() => {}), late]);
  over.abort();
  client.connection.stream.destroy();
}

/** Does some work on a connection of its own, which goes with it, and when the database is silent. */
export async function onConnection<T>(
  { silenceMs, ...config }: ClientConfig & { silenceMs: number },
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...KEPT_ALIVE, ...config });
  // A lost connection fails what runs on it too; unheard it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    endWhenSilent(client, silenceMs);
    return await work(client);
  } finally {
    await hangUp(client);
  }
}
