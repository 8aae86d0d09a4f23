import 'server-only';
import type { Pool, PoolClient } from 'pg';

/** The error code for a write on a read-only server, such as a former primary. */
const READ_ONLY = '25006';

/**
 * Closes connections to a read-only server when they are released: a pool reuses its connections,
 * and would stay on that server long after its host name points to another one.
 */
export function leaveReadOnly(pool: Pool): void {
  const refused = new WeakSet<PoolClient>();
  pool.on('connect', (client) => {
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) refused.add(client);
    });
  });
  // The pool does not keep a released client that is ending.
  pool.on('release', (_error, client) => {
    if (refused.has(client)) void client.end();
  });
}
