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

/** PostgreSQL needs nothing from our environment and must not see our secrets. */
export const postgresEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
} as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv;

export type Cluster = {
  binaries: Binaries;
  account: Account;
  /** Contains the data and belongs to the account that PostgreSQL runs as. */
  folder: string;
  data: string;
  logFile: string;
  password: string;
  /** Overrides of the default settings. */
  settings?: Settings;
};

const run = promisify(execFile);

/** Creates the folder that PostgreSQL will own; the rest of DATA_DIR keeps its owner. */
export function preparePostgresFolder(dataFolder: string): string {
  const folder = path.join(dataFolder, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** What initdb says last is that it tidies up; why it does stands above. */
export function readInitdbReason(output: string): string {
  const told = /(?:FATAL|PANIC|error): +(.+)/.exec(output)?.[1];
  return told ?? output.trim().split('\n').at(-1) ?? '';
}

/**
 * Creates the database cluster if there is none. It is created in a temporary folder and moved into
 * place once complete: a start that was killed half-way starts over.
 */
export async function ensureCluster(cluster: Cluster, log: Log): Promise<void> {
  const half = path.join(cluster.folder, 'data.tmp');
  rmSync(half, { recursive: true, force: true });
  if (existsSync(path.join(cluster.data, 'PG_VERSION'))) return checkMajor(cluster);
  rmSync(cluster.data, { recursive: true, force: true });
  log('Creating the embedded PostgreSQL…');
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
    const reason = readInitdbReason((error as { stderr?: string }).stderr ?? '');
    throw new UserError(`The embedded PostgreSQL cannot be created in ${half}: ${reason}`);
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

/** Sets the password offline, for a data folder that lost its secrets.json. */
export function resetPassword({ binaries, account, data, password }: Cluster): void {
  const { command, args } = account.wrap(binaries.postgres, ['--single', '-D', data, 'postgres']);
  spawnSync(command, args, {
    cwd: '/',
    env: postgresEnvironment,
    input: `ALTER ROLE ${ROLE} PASSWORD '${password}'\n`,
  });
}
