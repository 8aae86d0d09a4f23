import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../lib/local/bootstrap/port.mjs';
import { UserError } from '../../lib/local/bootstrap/user-error.mjs';
import { ensureBuild } from '../../lib/local/build';
import { checkDatabase } from '../../lib/local/database-check';
import { outsideVariables } from '../../lib/local/integrations';
import { type Lifecycle, runUntilDone } from '../../lib/local/lifecycle';
import type { Environment } from '../../lib/local/log';
import { addressUrl, serveNext } from '../../lib/local/next-server';
import { ensurePrismaClient } from '../../lib/local/prisma-client';
import { createPerson, deletePerson } from '../../tests/support/people';
import { copyProject } from './copy';

const project = path.resolve(import.meta.dirname, '../..');

export type Server = {
  origin: string;
  /** Of all instances, the first one first. */
  origins: string[];
  /** The cookie of a signed-in user. */
  cookie: { name: string; value: string };
  /** Time from `next start` to its first answer. */
  seconds: number;
};

type Options = {
  /** The value of --database. */
  database: string | undefined;
  /** Serves a copy of the project with these files added, such as { 'app/x/page.tsx': '…' }. */
  added?: Record<string, string>;
  /** Number of instances; one by default. */
  instances?: number;
};

/** Runs `work` with the production build on an existing database and a signed-in user. */
export async function withServer<T>(
  { database, added, instances = 1 }: Options,
  work: (server: Server) => Promise<T>,
): Promise<T> {
  const url = await requireDatabase(database);
  return runUntilDone(async (lifecycle) => {
    const root = added ? copyProject(project, added, lifecycle) : project;
    return work(await serve(url, root, lifecycle, instances));
  });
}

async function requireDatabase(database: string | undefined): Promise<string> {
  if (!database) {
    throw new UserError(
      'Say which register to serve: --database postgresql://user:password@host:5432/name. It must be migrated and have a search index.',
    );
  }
  await checkDatabase({ url: database, variable: '--database' });
  return database;
}

async function serve(
  database: string,
  root: string,
  lifecycle: Lifecycle,
  instances: number,
): Promise<Server> {
  const address = { host: '127.0.0.1', port: await findFreePort() };
  const origin = addressUrl(address);
  const environment = environmentOf(database, origin, address.port, lifecycle);
  const log = (line: string) => console.log(line);
  const node = { root, environment, lifecycle, log, output: 'pipe' as const };
  await ensurePrismaClient(node);
  await ensureBuild(node);
  // The code that creates users reads the database address and the secret from there.
  Object.assign(process.env, {
    DATABASE_URL: database,
    AUTH_SECRET: environment.AUTH_SECRET,
  });
  const person = await createPerson();
  // Registered before the server, so it runs after the server has stopped.
  lifecycle.add(() => deletePerson(person));
  const began = performance.now();
  await serveNext({ ...node, address, command: 'start' });
  const seconds = (performance.now() - began) / 1_000;
  const origins = [origin];
  while (origins.length < instances) {
    const more = { ...address, port: await findFreePort() };
    await serveNext({ ...node, address: more, command: 'start' });
    origins.push(addressUrl(more));
  }
  return { origin, origins, seconds, cookie: { name: 'veminto.session', value: person.token } };
}

/** No outside service is contacted, and all files go into a temporary folder. */
function environmentOf(
  database: string,
  origin: string,
  port: number,
  lifecycle: Lifecycle,
): Environment {
  const environment: Environment = { ...process.env };
  for (const name of outsideVariables) delete environment[name];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-bench-'));
  lifecycle.add(() => rmSync(folder, { recursive: true, force: true }));
  return {
    ...environment,
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_URL: origin,
    DATA_DIR: folder,
    DATABASE_URL: database,
    EMBEDDED_DATABASE: 'false',
    RATE_LIMIT_FACTOR: '1000000',
    AUTH_SECRET: randomBytes(32).toString('base64url'),
  };
}
