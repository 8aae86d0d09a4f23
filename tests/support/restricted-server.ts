import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { withClient } from './accounts.ts';
import { environment } from './environment.ts';
import { serveBeside } from './server-beside.ts';

/** A server beside the suite's own whose table reads can be made to fail. */
export type RestrictedServer = {
  url: string;
  /** Makes all reads of this table, or of one of its columns, fail until it is allowed again. */
  forbid: (table: string, column?: string) => Promise<void>;
  allow: (table: string) => Promise<void>;
  /** Its metrics, in Prometheus' text format. */
  metrics: () => Promise<string>;
  stop: () => Promise<void>;
};

const run = (...statements: string[]) =>
  withClient(async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** A role with the application's rights in this database, but without ownership. */
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

/** All columns of a table but one. */
const otherColumns = (table: string, column: string) =>
  withClient(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> $2`,
      [table, column],
    );
    return rows.map(({ name }) => pg.escapeIdentifier(name)).join();
  });

async function forbid(role: string, table: string, column?: string): Promise<void> {
  await run(`revoke select on ${table} from ${role}`);
  if (column === undefined) return;
  await run(`grant select (${await otherColumns(table, column)}) on ${table} to ${role}`);
}

export async function startRestrictedServer(): Promise<RestrictedServer> {
  const role = `restricted_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const url = new URL(environment.databaseUrl);
  url.username = role;
  url.password = password;
  await createRole(role, password);
  const token = randomBytes(12).toString('hex');
  const variables = { DATABASE_URL: url.href, METRICS_TOKEN: token };
  const { url: served, stop } = await serveBeside(variables);
  return {
    url: served,
    forbid: (table, column) => forbid(role, table, column),
    allow: (table) => run(`grant select on ${table} to ${role}`),
    metrics: async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${served}/api/metrics`, { headers })).text();
    },
    stop: async () => {
      await stop();
      await run(`drop owned by ${role}`, `drop role ${role}`);
    },
  };
}
