import path from 'node:path';
import pg from 'pg';
import { applyMigrations } from '../migrations/runner';
import { type Announcement, announce } from './announcement';
import { type Address, readAddress, requireFreePort } from './bootstrap/port.mjs';
import { ensureBuild } from './build';
import { lockDataFolder, prepareDataFolder } from './data-folder';
import { checkDatabase, findDirectDatabase } from './database-check';
import { type DemoAccount, ensureDemoAccounts } from './demo-accounts';
import { describeIntegrations } from './integrations';
import { findLaunchers, watchLaunchers } from './launcher';
import { type Lifecycle, runUntilStopped } from './lifecycle';
import type { Environment, Log } from './log';
import { ensureMapFiles } from './map-files';
import { addressUrl, serveNext } from './next-server';
import { startEmbeddedPostgres } from './postgres/embedded';
import { ensurePrismaClient } from './prisma-client';
import { describeRegister, ensureRegister } from './register';
import { loadSecrets, type Secrets } from './secrets';

type StartOptions = {
  root: string;
  environment: Environment;
  command: 'start' | 'dev';
  /** Whether a terminal is attached: then the build prints its output. */
  isTerminal: boolean;
  /** Lets the caller validate the complete environment before any slow step. */
  checkEnvironment: (complete: Environment) => Promise<void>;
  log: Log;
};

type Prepared = StartOptions & {
  began: number;
  address: Address;
  dataFolder: string;
  secrets: Secrets;
  lifecycle: Lifecycle;
};

const PORT_GRACE_MS = 5_000;

/** `npm start` once the dependencies are installed. Resolves when a requested stop has finished. */
export function start(options: StartOptions): Promise<void> {
  return runUntilStopped(async (lifecycle) => {
    const prepared = await takePlace(options, lifecycle);
    const database = await openDatabase(prepared);
    const environment = completeEnvironment(prepared, database);
    await prepared.checkEnvironment(environment);
    const node = { ...prepared, environment };
    await ensurePrismaClient(node);
    const { log, root } = prepared;
    await applyMigrations(database.direct, path.join(root, 'prisma/migrations'), { log });
    const output = prepared.isTerminal ? ('inherit' as const) : ('pipe' as const);
    const [content] = await Promise.all([
      fillDatabase(prepared, database, environment),
      prepared.command === 'start' ? ensureBuild({ ...node, output }) : ensureMapFiles(node),
    ]);
    if (lifecycle.isStopping) return;
    await serveNext({ ...node, output: 'inherit' });
    const url = environment.APP_URL ?? addressUrl(prepared.address);
    const seconds = (Date.now() - prepared.began) / 1000;
    announce({ ...content, url, seconds }, prepared.log);
  });
}

/** Does all checks that can fail immediately: the data folder, the address, a second start. */
async function takePlace(options: StartOptions, lifecycle: Lifecycle): Promise<Prepared> {
  const { environment, root } = options;
  const began = Date.now() - process.uptime() * 1000;
  const address = readAddress(environment);
  const launchers = findLaunchers(environment);
  const dataFolder = path.resolve(root, environment.DATA_DIR || '.data');
  prepareDataFolder(dataFolder);
  const activity = `runs at ${addressUrl(address)}`;
  const lock = await lockDataFolder(dataFolder, { activity, launchers });
  lifecycle.add(lock.release);
  lifecycle.add(watchLaunchers(launchers, () => lifecycle.requestStop()));
  // A previous start may still be releasing the port; another program will not.
  await requireFreePort(address, lock.recovered ? PORT_GRACE_MS : 0);
  return { ...options, began, address, dataFolder, lifecycle, secrets: loadSecrets(dataFolder) };
}

/** `direct` bypasses a connection pooler: migrations and loads take session locks. */
type Database = { url: string; direct: string; embedded: boolean; major: number };

async function openDatabase(prepared: Prepared): Promise<Database> {
  const { environment, root, dataFolder, secrets, lifecycle, log } = prepared;
  const direct = findDirectDatabase(environment);
  if (direct) {
    const major = await checkDatabase(direct);
    const url = environment.DATABASE_URL?.trim() || direct.url;
    if (url !== direct.url) await checkDatabase({ url, variable: 'DATABASE_URL' });
    return { url, direct: direct.url, embedded: false, major };
  }
  const { url, major, stop } = await startEmbeddedPostgres({
    root,
    dataFolder,
    password: secrets.databasePassword,
    log,
    onLost: (error) => lifecycle.fail(error),
  });
  lifecycle.add(stop);
  return { url, direct: url, embedded: true, major };
}

/** The complete environment of the application and of the scripts run here; no defaults remain. */
function completeEnvironment(prepared: Prepared, database: Database): Environment {
  const { environment, address, dataFolder, secrets } = prepared;
  return {
    ...environment,
    HOST: address.host,
    PORT: String(address.port),
    APP_URL: environment.APP_URL?.trim() || addressUrl(address),
    DATA_DIR: dataFolder,
    DATABASE_URL: database.url,
    EMBEDDED_DATABASE: String(database.embedded),
    // These variables refer to another database.
    ...(database.embedded && { DATABASE_DIRECT_URL: '', DATABASE_REPLICA_URL: '' }),
    AUTH_SECRET: environment.AUTH_SECRET?.trim() || secrets.authSecret,
  };
}

async function fillDatabase(
  prepared: Prepared,
  database: Database,
  environment: Environment,
): Promise<Pick<Announcement, 'accounts' | 'integrations'>> {
  const client = new pg.Client({ connectionString: database.direct });
  client.on('error', () => {});
  await client.connect();
  try {
    await ensureRegister(client, { ...prepared, environment, output: 'pipe' });
    const accounts: DemoAccount[] = database.embedded
      ? await ensureDemoAccounts(client, prepared.secrets)
      : [];
    const integrations = describeIntegrations({
      environment,
      dataFolder: prepared.dataFolder,
      embedded: database.embedded,
      postgresMajor: database.major,
      register: await describeRegister(client),
    });
    return { accounts, integrations };
  } finally {
    await client.end();
  }
}
