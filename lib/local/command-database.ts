import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { applyMigrations } from '../migrations/runner';
import { readOwner } from './bootstrap/lock.mjs';
import { isAlive } from './bootstrap/processes.mjs';
import { lockDataFolder, prepareDataFolder } from './data-folder';
import { checkDatabase, findDirectDatabase } from './database-check';
import { runUntilDone } from './lifecycle';
import type { Environment, Log } from './log';
import { runningDatabaseUrl, startEmbeddedPostgres } from './postgres/embedded';
import { ensurePrismaClient } from './prisma-client';
import { loadSecrets } from './secrets';

type Context = { root: string; environment: Environment; log: Log };

/**
 * Runs a command on the database that `npm start` would use: the one in DATABASE_URL, the embedded
 * one if it is running, or else an embedded one started for the duration of the command. Sets
 * DATABASE_URL and AUTH_SECRET. `work` may import code that needs the Prisma client.
 */
export async function withDatabase(context: Context, work: () => Promise<void>): Promise<void> {
  const { environment } = context;
  await prepareClient(context);
  // Commands create no sessions, but lib/env requires the secret.
  environment.AUTH_SECRET ||= randomBytes(32).toString('base64url');
  const given = findDirectDatabase(environment);
  if (!given) return withEmbeddedDatabase(context, work);
  environment.DATABASE_URL = given.url;
  // A command must read its own writes, so it does not use the replica.
  environment.DATABASE_REPLICA_URL = '';
  return checkDatabase(given).then(work);
}

/** A fresh checkout has none, and a newer version of the code may need another one. */
const prepareClient = (context: Context): Promise<void> =>
  runUntilDone((lifecycle) => ensurePrismaClient({ ...context, lifecycle }));

function withEmbeddedDatabase(context: Context, work: () => Promise<void>): Promise<void> {
  const { root, environment, log } = context;
  const dataFolder = path.resolve(root, environment.DATA_DIR || '.data');
  prepareDataFolder(dataFolder);
  const password = loadSecrets(dataFolder).databasePassword;
  const owner = readOwner(path.join(dataFolder, 'lock'));
  if (owner && isAlive(owner)) {
    const url = runningDatabaseUrl(dataFolder, password);
    environment.DATABASE_URL = url;
    return checkDatabase({ url, variable: 'DATABASE_URL' }).then(work);
  }
  return runUntilDone(async (lifecycle) => {
    const lock = await lockDataFolder(dataFolder, { activity: 'runs a command', launchers: [] });
    lifecycle.add(lock.release);
    const onLost = (error: unknown) => lifecycle.fail(error);
    const postgres = await startEmbeddedPostgres({ root, dataFolder, password, log, onLost });
    lifecycle.add(postgres.stop);
    await applyMigrations(postgres.url, path.join(root, 'prisma/migrations'));
    environment.DATABASE_URL = postgres.url;
    await work();
  });
}
