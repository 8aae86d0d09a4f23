import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findFreePort } from '../lib/local/bootstrap/port.mjs';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { ensureBuild } from '../lib/local/build';
import { type Lifecycle, runUntilDone } from '../lib/local/lifecycle';
import { ensurePrismaClient } from '../lib/local/prisma-client';
import { applyMigrations } from '../lib/migrations/runner';
import { startBalancer } from '../tests/faults/balancer';
import { startInstance } from '../tests/faults/instance';
import { furnish } from '../tests/faults/world';
import { connectionLines, phaseLines } from '../tests/scaling/lines';
import { startPgBouncer } from '../tests/scaling/pgbouncer';
import { findPrograms, pgbouncerVersion } from '../tests/scaling/programs';
import { tryAll } from '../tests/scaling/try';
import { type Pair, startPair } from '../tests/support/postgres-pair';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

const usage = 'Usage: npm run scaling:try -- [--seconds 20] [--per-second 40]';
const DATABASE = 'veminto';
const ROLE = { name: 'pages', password: 'pages' };
const POOL_SIZE = 8;

function readNumbers() {
  const option = (given: string) => ({ type: 'string', default: given }) as const;
  const options = { seconds: option('20'), 'per-second': option('40') };
  const { values } = readArguments({ options }, usage);
  const numbers = { seconds: Number(values.seconds), perSecond: Number(values['per-second']) };
  if (Object.values(numbers).every((number) => number >= 1)) return numbers;
  throw new UserError(`The numbers begin at 1.\n${usage}`);
}

function temporaryFolder(lifecycle: Lifecycle): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-'));
  lifecycle.add(() => rmSync(folder, { recursive: true, force: true }));
  // Accessible to the account under which root runs PostgreSQL.
  chmodSync(folder, 0o711);
  mkdirSync(path.join(folder, 'postgres'));
  return folder;
}

/** A migrated database, and the role that requests use behind a pooler. */
async function prepareDatabase(root: string, pair: Pair) {
  const run = async (url: string, ...statements: string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await run(pair.primary.url, `CREATE DATABASE ${DATABASE}`);
  const urlOf = ({ url }: { url: string }) => url.replace(/postgres$/, DATABASE);
  const urls = { primary: urlOf(pair.primary), standby: urlOf(pair.standby) };
  await applyMigrations(urls.primary, path.join(root, 'prisma/migrations'));
  await run(
    urls.primary,
    'CREATE EXTENSION pg_stat_statements',
    `CREATE ROLE ${ROLE.name} LOGIN PASSWORD '${ROLE.password}' IN ROLE veminto`,
    `ALTER ROLE ${ROLE.name} SET statement_timeout = '15s'`,
  );
  return urls;
}

/** `npm run scaling:try`: two instances behind PgBouncer, on a primary and a streaming standby. */
await runCommand((context) =>
  runUntilDone(async (lifecycle) => {
    const numbers = readNumbers();
    const programs = findPrograms();
    const node = { ...context, lifecycle, output: 'pipe' as const };
    await ensurePrismaClient(node);
    await ensureBuild(node);
    const folder = temporaryFolder(lifecycle);
    const pair = await startPair({
      folder: path.join(folder, 'postgres'),
      binaries: programs.postgres,
      baseBackup: programs.baseBackup,
      settings: { shared_preload_libraries: 'pg_stat_statements' },
    });
    lifecycle.add(pair.stop);
    const urls = await prepareDatabase(context.root, pair);
    const pooler = await startPgBouncer({
      program: programs.pgbouncer,
      folder,
      role: ROLE,
      database: DATABASE,
      servers: { primary: pair.primary.port, replica: pair.standby.port },
      poolSize: POOL_SIZE,
    });
    lifecycle.add(pooler.stop);
    const [major, minor] = pgbouncerVersion(programs.pgbouncer);
    const prepared = major > 1 || minor >= 21;
    const world = await furnish(
      { ...context, lifecycle, built: true, seed: 1 },
      {
        folder,
        url: urls.primary,
        postgresPid: pair.primary.pid,
        more: {
          DATABASE_URL: pooler.urlOf('primary'),
          DATABASE_DIRECT_URL: urls.primary,
          DATABASE_REPLICA_URL: pooler.urlOf('replica'),
          DATABASE_PREPARED: prepared ? 'on' : 'off',
        },
      },
    );
    const ports = [await findFreePort(), await findFreePort()];
    for (const port of ports) await startInstance(world, port, 'http://127.0.0.1');
    const balancer = await startBalancer(ports);
    lifecycle.add(balancer.close);
    context.log(
      `PostgreSQL ${programs.postgres.major} with a streaming standby, PgBouncer ${major}.${minor} in transaction mode (pools of ${POOL_SIZE}), two instances, ${numbers.perSecond} requests a second.`,
    );
    const tried = { world, pair, pooler, role: ROLE.name, urls, port: balancer.port, ...numbers };
    const { results, lost } = await tryAll(tried);
    for (const line of phaseLines(results)) context.log(line);
    for (const line of connectionLines(results)) context.log(line);
    context.log(`${lost} acknowledged writes lost.`);
    const isWrong = results.some(({ failed, exported }) => failed !== '' || exported !== 201);
    if (lost > 0 || isWrong) process.exitCode = 1;
  }),
);
