import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../../lib/local/bootstrap/port.mjs';
import { UserError } from '../../lib/local/bootstrap/user-error.mjs';
import { chooseAccount, giveTo } from '../../lib/local/postgres/account';
import { postgresEnvironment } from '../../lib/local/postgres/cluster';

export type Role = { name: string; password: string };
type Options = {
  program: string;
  folder: string;
  role: Role;
  /** Ports of the servers behind it by client-side names; each has the same database. */
  servers: Record<string, number>;
  database: string;
  poolSize: number;
};

const START_MS = 10_000;

function configuration(given: Options, folder: string, port: number): string {
  const databases = Object.entries(given.servers).map(
    ([name, server]) => `${name} = host=127.0.0.1 port=${server} dbname=${given.database}`,
  );
  return `[databases]
${databases.join('\n')}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${path.join(folder, 'users.txt')}
stats_users = ${given.role.name}
pool_mode = transaction
default_pool_size = ${given.poolSize}
max_client_conn = 500
; A standby that is back is tried again after this many seconds.
server_login_retry = 2
`;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

export type Pool = { database: string; clients: number; waiting: number; servers: number };

/** PgBouncer in transaction mode, without settings for clients' startup parameters. */
export async function startPgBouncer(given: Options) {
  const folder = path.join(given.folder, 'pgbouncer');
  mkdirSync(folder, { mode: 0o700 });
  const account = chooseAccount(given.program, folder);
  const port = await findFreePort();
  const { name, password } = given.role;
  const files = {
    'pgbouncer.ini': configuration(given, folder, port),
    'users.txt': `"${name}" "${password}"\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, file), text, { mode: 0o600 });
    giveTo(account, path.join(folder, file));
  }
  const { command, args } = account.wrap(given.program, [path.join(folder, 'pgbouncer.ini')]);
  const child = spawn(command, args, { cwd: '/', env: postgresEnvironment, stdio: 'ignore' });
  const gone = once(child, 'exit');
  const urlOf = (database: string) =>
    `postgresql://${name}:${password}@127.0.0.1:${port}/${database}`;
  const readPools = () =>
    withClient(urlOf('pgbouncer'), async (client): Promise<Pool[]> => {
      const { rows } = await client.query('SHOW POOLS');
      return rows
        .filter(({ database }) => database in given.servers)
        .map((row) => ({
          database: row.database,
          waiting: Number(row.cl_waiting),
          clients: Number(row.cl_active) + Number(row.cl_waiting),
          servers: Number(row.sv_active) + Number(row.sv_idle) + Number(row.sv_used),
        }));
    });
  const end = Date.now() + START_MS;
  while (!(await readPools().catch(() => null))) {
    if (child.exitCode !== null || Date.now() > end) throw new UserError('No PgBouncer starts.');
    await sleep(100);
  }
  const stop = async () => {
    child.kill('SIGINT');
    await Promise.race([gone, sleep(3_000, undefined, { ref: false })]);
    if (child.exitCode === null) child.kill('SIGKILL');
  };
  return { urlOf, readPools, stop };
}

export type PgBouncer = Awaited<ReturnType<typeof startPgBouncer>>;
