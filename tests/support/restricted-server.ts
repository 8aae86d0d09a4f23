import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { findFreePort } from '../../lib/local/bootstrap/port.mjs';
import { withClient } from './accounts.ts';
import { environment } from './environment.ts';

/** A server beside the suite's own whose reading of tables fails when a test wants it to. */
export type RestrictedServer = {
  url: string;
  /** Fails whatever reads this table until it is allowed again. */
  forbid: (table: string) => Promise<void>;
  allow: (table: string) => Promise<void>;
  stop: () => Promise<void>;
};

const run = (...statements: string[]) =>
  withClient(async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** May do in this database what the application does, but owns nothing. */
async function createRole(role: string, password: string): Promise<void> {
  await run(`create role ${role} login password '${password}'`);
  await withClient(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
    );
    for (const { name } of rows) {
      const schema = pg.escapeIdentifier(name);
      await client.query(`grant usage on schema ${schema} to ${role}`);
      for (const kind of ['tables', 'sequences', 'routines']) {
        await client.query(`grant all on all ${kind} in schema ${schema} to ${role}`);
      }
    }
  });
}

const keepsParent = new URL('../../lib/local/exit-with-parent.mjs', import.meta.url).href;

/** Resolves when it is ready. It ends with the worker, however that ends. */
async function serve(port: number, databaseUrl: string): Promise<ChildProcess> {
  const program = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'];
  const child = spawn(process.execPath, ['--import', keepsParent, ...program, '-p', String(port)], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', LOG_LEVEL: 'silent' },
      ...{ DATABASE_URL: databaseUrl, PORT: String(port), APP_URL: `http://127.0.0.1:${port}` },
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The restricted server ended at once.')));
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Ready')) resolve();
    });
  });
  return child;
}

export async function startRestrictedServer(): Promise<RestrictedServer> {
  const role = `restricted_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const url = new URL(environment.databaseUrl);
  url.username = role;
  url.password = password;
  await createRole(role, password);
  const port = await findFreePort();
  const child = await serve(port, url.href);
  return {
    url: `http://127.0.0.1:${port}`,
    forbid: (table) => run(`revoke select on ${table} from ${role}`),
    allow: (table) => run(`grant select on ${table} to ${role}`),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await run(`drop owned by ${role}`, `drop role ${role}`);
    },
  };
}
