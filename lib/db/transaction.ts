import type { ClientBase } from 'pg';

/** Runs `work` in a transaction of a connection; its failure undoes everything and is thrown. */
export async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // Best effort: if the connection is lost, the server has rolled back already.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
