import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findFreePort, isPortFree } from '../bootstrap/port.mjs';
import { UserError } from '../bootstrap/user-error.mjs';
import type { Log } from '../log';
import { chooseAccount } from './account';
import { findBinaries } from './binaries';
import { type Cluster, ensureCluster, preparePostgresFolder, ROLE, resetPassword } from './cluster';
import { clearPidFile } from './pid-file';
import { PostgresServer } from './server';

const PORT_FILE = 'postgres.port';
const DATABASE = 'veminto';

type EmbeddedOptions = {
  root: string;
  dataFolder: string;
  password: string;
  log: Log;
  onLost: (error: unknown) => void;
  database?: string;
};

export type EmbeddedPostgres = {
  url: string;
  major: number;
  pid: () => number | undefined;
  stop: () => Promise<void>;
};

/** Starts a real PostgreSQL below DATA_DIR, on loopback, and creates the database. */
export async function startEmbeddedPostgres(
  options: EmbeddedOptions,
  triedReset = false,
): Promise<EmbeddedPostgres> {
  const { root, dataFolder, log, database = DATABASE } = options;
  const cluster = openCluster(root, dataFolder, options.password);
  await clearPidFile(cluster.data, log);
  await ensureCluster(cluster, log);
  const port = await choosePort(dataFolder);
  const server = new PostgresServer(cluster, port, log, options.onLost);
  try {
    await server.start();
    if (await createDatabase(urlOf(cluster, port, 'postgres'), database)) {
      if (triedReset) throw new UserError(`The password of ${cluster.data} cannot be set again.`);
      await server.stop();
      resetPassword(cluster);
      return startEmbeddedPostgres(options, true);
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: urlOf(cluster, port, database),
    major: cluster.binaries.major,
    pid: () => server.pid,
    stop: () => server.stop(),
  };
}

function openCluster(root: string, dataFolder: string, password: string): Cluster {
  const binaries = findBinaries(root);
  const folder = preparePostgresFolder(dataFolder);
  const account = chooseAccount(binaries.postgres, folder);
  const logFile = path.join(dataFolder, 'postgres.log');
  return { binaries, account, folder, data: path.join(folder, 'data'), logFile, password };
}

/** Keeps the same port across starts, so that tools configured for it still work. */
async function choosePort(dataFolder: string): Promise<number> {
  const file = path.join(dataFolder, PORT_FILE);
  const kept = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (kept > 0 && kept < 65_536 && (await isPortFree('127.0.0.1', kept))) return kept;
  const port = await findFreePort('127.0.0.1');
  writeFileSync(file, `${port}\n`);
  return port;
}

function urlOf({ password }: { password: string }, port: number, database: string): string {
  return `postgresql://${ROLE}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** URL of the database of a running start. @throws UserError while it has none of its own. */
export function runningDatabaseUrl(dataFolder: string, password: string): string {
  const file = path.join(dataFolder, PORT_FILE);
  if (!existsSync(file)) {
    throw new UserError(
      `Veminto runs with ${dataFolder}, where no database is yet: it is still starting, or uses another. Try again in a moment, or set DATABASE_URL to the one it uses.`,
    );
  }
  return urlOf({ password }, Number(readFileSync(file, 'utf8')), DATABASE);
}

/** @returns 'wrong password' when secrets.json does not belong to this cluster. */
async function createDatabase(url: string, name: string): Promise<'wrong password' | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
    return undefined;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') return 'wrong password';
    throw error;
  } finally {
    await client.end();
  }
}
