import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { lockDataFolder, prepareDataFolder } from '../../lib/local/data-folder';
import { outsideVariables } from '../../lib/local/integrations';
import type { Lifecycle } from '../../lib/local/lifecycle';
import type { Environment, Log } from '../../lib/local/log';
import { runOrFail, TYPESCRIPT } from '../../lib/local/node-process';
import { startEmbeddedPostgres } from '../../lib/local/postgres/embedded';
import { applyMigrations } from '../../lib/migrations/runner';
import { type ResendDouble, startResend } from '../doubles/resend/index';

const COMPANIES = '2000';

export type FaultPerson = { id: string; token: string };
export type World = {
  root: string;
  log: Log;
  lifecycle: Lifecycle;
  environment: Environment;
  /** Whether instances run the build; otherwise only the handlers, without Next. */
  built: boolean;
  resend: ResendDouble;
  /** Process id of the running PostgreSQL; changes after each kill. */
  postgresPid: () => number | undefined;
  rows: (sql: string) => Promise<Record<string, unknown>[]>;
  createPerson: (role?: 'USER' | 'ADMIN') => Promise<FaultPerson>;
  /** Seed of random draws, to reproduce them. */
  seed: number;
};

type Options = Pick<World, 'root' | 'environment' | 'lifecycle' | 'log' | 'built' | 'seed'>;

/** Blanks .env, which Next would read itself, so that no outside service is contacted. */
const nothingOutside: Environment = Object.fromEntries(outsideVariables.map((name) => [name, '']));

/** Runs a statement on a new connection, so that no kill affects it for long. */
async function rowsOf(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function startDatabase({ root, lifecycle }: Options) {
  const folder = path.join(root, '.data-faults');
  prepareDataFolder(folder);
  const { release } = await lockDataFolder(folder, { activity: 'tries faults', launchers: [] });
  lifecycle.add(release);
  for (const name of readdirSync(folder)) {
    if (name !== 'lock') rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const postgres = await startEmbeddedPostgres({
    root,
    dataFolder: folder,
    password: 'faults',
    log: () => {},
    onLost: (error) => lifecycle.fail(error),
  });
  lifecycle.add(postgres.stop);
  await applyMigrations(postgres.url, path.join(root, 'prisma/migrations'));
  return { folder, postgres };
}

/** An empty folder, a separate PostgreSQL with a sample register, and a mail service. */
export async function openWorld(options: Options): Promise<World> {
  const { folder, postgres } = await startDatabase(options);
  return furnish(options, { folder, url: postgres.url, postgresPid: postgres.pid });
}

type Place = Pick<World, 'postgresPid'> & {
  folder: string;
  /** Address of a migrated database. */
  url: string;
  /** Additional or overriding environment variables of instances. */
  more?: Environment;
};

/** A sample register in a migrated database, and a mail service. */
export async function furnish(
  options: Options,
  { folder, url, more, postgresPid }: Place,
): Promise<World> {
  const resend = await startResend();
  options.lifecycle.add(resend.close);
  const environment: Environment = {
    ...options.environment,
    ...nothingOutside,
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, 'app'),
    LOG_LEVEL: 'silent',
    DATABASE_DIRECT_URL: '',
    DATABASE_REPLICA_URL: '',
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    RATE_LIMIT_FACTOR: '100000',
    RESEND_BASE_URL: resend.url,
    RESEND_API_KEY: resend.key,
    NODE_NO_WARNINGS: '1',
    ...more,
  };
  Object.assign(process.env, environment);
  const sample = ['scripts/register-sample.ts', '--companies', COMPANIES];
  const node = { ...options, environment, output: 'pipe' as const };
  await runOrFail([...TYPESCRIPT, ...sample], node, 'The sample register cannot be loaded.');
  const rows = (sql: string) => rowsOf(url, sql);
  const createPerson = async (role = 'USER') => {
    const [row] = await rows(
      `WITH person AS (INSERT INTO users (email, first_name, last_name, role, email_verified_at)
         VALUES ('${randomUUID()}@people.example', 'Ida', 'Holm', '${role}', now()) RETURNING id)
       INSERT INTO sessions (user_id, expires_at)
       SELECT id, now() + interval '1 day' FROM person RETURNING id, user_id`,
    );
    const { sealSession } = await import('../../lib/auth/token');
    return { id: String(row?.user_id), token: await sealSession(String(row?.id)) };
  };
  return { ...options, environment, resend, postgresPid, rows, createPerson };
}

export type Outcome = { times: number; lost: number; failed: number; note?: string };
