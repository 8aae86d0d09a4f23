import 'server-only';
import type { Pool, PoolClient } from 'pg';

/** What a server answers to a write that it does not take, such as one that was the primary. */
const READ_ONLY = '25006';

/**
 * Lets go of connections to such a server when they are given back: a pool keeps those in use, and
 * would go on there long after its address leads to another one.
 */
export function leaveReadOnly(pool: Pool): void {
  const refused = new WeakSet<PoolClient>();
  pool.on('connect', (client) => {
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) refused.add(client);
    });
  });
  // What is ending when it comes back is not kept.
  pool.on('release', (_error, client) => {
    if (refused.has(client)) void client.end();
  });
}
