import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../bootstrap/user-error.mjs';
import type { Log } from '../log';
import { type Account, giveTo } from './account';
import type { Binaries } from './binaries';
import type { Settings } from './settings';

export const ROLE = 'veminto';

/** PostgreSQL needs nothing of our environment and gets none of our secrets. */
export const postgresEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
} as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv;

export type Cluster = {
  binaries: Binaries;
  account: Account;
  /** Holds the data and belongs to the account PostgreSQL runs as. */
  folder: string;
  data: string;
  logFile: string;
  password: string;
  /** In the place of those that one machine for one application has. */
  settings?: Settings;
};

const run = promisify(execFile);

/** Makes the folder that PostgreSQL owns; nothing else below DATA_DIR changes hands. */
export function preparePostgresFolder(dataFolder: string): string {
  const folder = path.join(dataFolder, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * Creates the database cluster when there is none. It is made aside and moved
 * into place when it is whole: a start that was killed half-way starts over.
 */
export async function ensureCluster(cluster: Cluster, log: Log): Promise<void> {
  const half = path.join(cluster.folder, 'data.tmp');
  rmSync(half, { recursive: true, force: true });
  if (existsSync(path.join(cluster.data, 'PG_VERSION'))) return checkMajor(cluster);
  rmSync(cluster.data, { recursive: true, force: true });
  log('Creating the embedded PostgreSQL …');
  const passwordFile = path.join(cluster.folder, 'password.tmp');
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  giveTo(cluster.account, passwordFile);
  const { command, args } = cluster.account.wrap(cluster.binaries.initdb, [
    ...['-D', half, '-U', ROLE, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', '--locale=C', '--no-instructions'],
  ]);
  try {
    await run(command, args, { cwd: '/', env: postgresEnvironment });
  } catch (error) {
    const output = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? '';
    throw new UserError(`The embedded PostgreSQL cannot be created: ${output}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(half, cluster.data);
}

function checkMajor({ data, binaries }: Cluster): void {
  const major = Number.parseInt(readFileSync(path.join(data, 'PG_VERSION'), 'utf8'), 10);
  if (major === binaries.major) return;
  throw new UserError(
    `${data} was made by PostgreSQL ${major}; the one installed is ${binaries.major}. Set DATA_DIR to a new folder, or run the older version and move the data.`,
  );
}

/** For a data folder that lost its secrets.json: sets the password offline. */
export function resetPassword({ binaries, account, data, password }: Cluster): void {
  const { command, args } = account.wrap(binaries.postgres, ['--single', '-D', data, 'postgres']);
  spawnSync(command, args, {
    cwd: '/',
    env: postgresEnvironment,
    input: `ALTER ROLE ${ROLE} PASSWORD '${password}'\n`,
  });
}
