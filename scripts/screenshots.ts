import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findFreePort } from '../lib/local/bootstrap/port.mjs';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { ensureBuild } from '../lib/local/build';
import { type Lifecycle, runUntilDone } from '../lib/local/lifecycle';
import type { Environment } from '../lib/local/log';
import { serveNext } from '../lib/local/next-server';
import { runOrFail, TYPESCRIPT } from '../lib/local/node-process';
import { startTemporaryPostgres } from '../lib/local/postgres/temporary';
import { ensurePrismaClient } from '../lib/local/prisma-client';
import { applyMigrations } from '../lib/migrations/runner';
import { createReader, findStar, saveSome } from '../tests/screenshots/fill';
import { screens } from '../tests/screenshots/screens';
import { takeAll } from '../tests/screenshots/take';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

const COMPANIES = '20000';
const FOLDER = 'docs/screenshots';

type Context = { root: string; environment: Environment; log: (line: string) => void };

/** The production build as served by `npm start`, with its own data and no outside services. */
async function serveSample(context: Context, lifecycle: Lifecycle) {
  const { root, log } = context;
  const postgres = await startTemporaryPostgres(root, log);
  lifecycle.add(postgres.stop);
  await applyMigrations(postgres.url, path.join(root, 'prisma/migrations'));
  const address = { host: '127.0.0.1', port: await findFreePort() };
  const url = `http://${address.host}:${address.port}`;
  const environment: Environment = {
    PATH: context.environment.PATH,
    HOME: context.environment.HOME,
    DATABASE_URL: postgres.url,
    EMBEDDED_DATABASE: 'true',
    LOG_LEVEL: 'silent',
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    HOST: address.host,
    PORT: String(address.port),
    APP_URL: url,
  };
  Object.assign(process.env, environment);
  const node = { ...context, environment, lifecycle, output: 'pipe' as const };
  await ensurePrismaClient(node);
  const sample = ['scripts/register-sample.ts', '--companies', COMPANIES];
  await runOrFail([...TYPESCRIPT, ...sample], node, 'The sample register cannot be loaded.');
  await ensureBuild(node);
  await serveNext({ ...node, address, command: 'start' });
  return { url, databaseUrl: postgres.url };
}

const names = screens.map(({ name }) => name);
const usage = `Usage: npm run screenshots -- [NAME…]\n  NAME  ${names.join(', ')}; all by default`;

function readNames(): string[] {
  const { positionals } = readArguments({ allowPositionals: true }, usage);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new UserError(`There is no ${unknown}.\n${usage}`);
  return positionals;
}

/** `npm run screenshots -- [NAME…]`: takes the pictures in docs/screenshots. */
await runCommand((context) => {
  const only = readNames();
  return runUntilDone(async (lifecycle) => {
    const { url, databaseUrl } = await serveSample(context, lifecycle);
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => {});
    await client.connect();
    lifecycle.add(() => client.end());
    const token = await createReader(client);
    await saveSome(client, url, token);
    const folder = path.join(context.root, FOLDER);
    mkdirSync(folder, { recursive: true });
    const options = { url, token, star: await findStar(client), folder };
    await takeAll({ ...options, only }, context.log);
  });
});
