import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../lib/local/bootstrap/port.mjs';
import { chooseAccount, giveTo } from '../../lib/local/postgres/account';
import type { Binaries } from '../../lib/local/postgres/binaries';
import {
  type Cluster,
  ensureCluster,
  postgresEnvironment,
  ROLE,
} from '../../lib/local/postgres/cluster';
import { PostgresServer } from '../../lib/local/postgres/server';
import type { Settings } from '../../lib/local/postgres/settings';

const PASSWORD = 'pair';

export type Node = {
  port: number;
  /** Address of PostgreSQL's default database. */
  url: string;
  pid: () => number | undefined;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

type Options = {
  binaries: Binaries;
  /** An empty folder, accessible to the account that PostgreSQL runs as. */
  folder: string;
  settings?: Settings;
  /** pg_basebackup of the same version; without it files are copied before the primary starts. */
  baseBackup?: string;
};

const conninfo = (port: number) => `host=127.0.0.1 port=${port} user=${ROLE} password=${PASSWORD}`;

function nodeOf(cluster: Cluster, port: number): Node {
  let server: PostgresServer | null = null;
  return {
    port,
    url: `postgresql://${ROLE}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    pid: () => server?.pid,
    start: async () => {
      server = new PostgresServer(
        cluster,
        port,
        () => {},
        () => {},
      );
      await server.start();
    },
    stop: async () => server?.stop(),
  };
}

/** Runs a program as the account that owns the files. */
function runAs({ account }: Cluster, program: string, args: string[]): void {
  const wrapped = account.wrap(program, args);
  execFileSync(wrapped.command, wrapped.args, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...postgresEnvironment, PGPASSWORD: PASSWORD },
  });
}

/** A running primary and its streaming standby, on loopback. */
export async function startPair({ binaries, folder, settings = {}, baseBackup }: Options) {
  const account = chooseAccount(binaries.postgres, folder);
  const [port, standbyPort] = [await findFreePort(), await findFreePort()];
  const shared = { wal_level: 'replica', max_wal_senders: 10, wal_keep_size: '1GB', ...settings };
  const cluster = (name: string, own: Settings = {}): Cluster => ({
    binaries,
    account,
    folder,
    password: PASSWORD,
    data: path.join(folder, name),
    logFile: path.join(folder, `${name}.log`),
    settings: { ...shared, ...own },
  });
  const first = cluster('primary');
  const second = cluster('standby', { primary_conninfo: conninfo(port) });
  await ensureCluster(first, () => {});
  const [primary, standby] = [nodeOf(first, port), nodeOf(second, standbyPort)];
  const stop = async () => {
    await standby.stop();
    await primary.stop();
  };
  try {
    if (!baseBackup) runAs(first, '/bin/cp', ['-Rp', first.data, second.data]);
    await primary.start();
    if (baseBackup) {
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', ROLE];
      runAs(first, baseBackup, ['-D', second.data, ...from, '-X', 'stream', '-c', 'fast']);
    }
    const signal = path.join(second.data, 'standby.signal');
    writeFileSync(signal, '');
    giveTo(account, signal);
    await standby.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { primary, standby, stop };
}

export type Pair = Awaited<ReturnType<typeof startPair>>;
