import path from 'node:path';
import { applyMigrations } from '../../lib/migrations/runner';
import { pointAt, query } from '../import/database';

const NAME = 'veminto_watch_bench';
const root = path.resolve(import.meta.dirname, '../..');

function urlOf(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.toString();
}

/** Runs `work` on a migrated copy of a database that nothing else uses, and drops the copy. */
export async function withCopy<T>(url: string, work: (copy: string) => Promise<T>): Promise<T> {
  const [name] = new URL(url).pathname.slice(1).split('/');
  const cluster = urlOf(url, 'postgres');
  await query(cluster, `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
  await query(cluster, `CREATE DATABASE ${NAME} TEMPLATE "${name}" STRATEGY FILE_COPY`);
  try {
    const copy = urlOf(url, NAME);
    await applyMigrations(copy, path.join(root, 'prisma/migrations'));
    pointAt(copy);
    return await work(copy);
  } finally {
    await query(cluster, `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
  }
}
