import { afterAll, expect, test, vi } from 'vitest';
import { companyRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const TOKEN = 'a-token-for-who-reads-numbers';

type Route = { GET: (request: Request, context: { params: Promise<object> }) => Promise<Response> };
const routes: Record<string, Route> = {};

const database = await registerDatabase('operation');
process.env.METRICS_TOKEN = TOKEN;
routes.health = (await import('@/app/api/health/route')) as Route;
routes.ready = (await import('@/app/api/ready/route')) as Route;
routes.metrics = (await import('@/app/api/metrics/route')) as Route;
afterAll(async () => {
  delete process.env.METRICS_TOKEN;
});

async function ask(name: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost/api/${name}`, { headers });
  const response = await routes[name]?.GET(request, { params: Promise.resolve({}) });
  if (!response) throw new Error(`There is no ${name}.`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const challenge = response.headers.get('www-authenticate');
  return { status: response.status, text: await response.text(), ...(challenge && { challenge }) };
}

async function readiness() {
  const { status, text } = await ask('ready');
  return [status, JSON.parse(text).reason ?? JSON.parse(text).status];
}

test('an error of the database says what is wrong, and nothing of what was written', async () => {
  const { db } = await import('@/lib/db');
  const { loggedError } = await import('@/lib/logged-error');
  const data = { email: 'ida@people.example', firstName: 'Ida', lastName: 'Holm' };
  const refused = await db.user
    .create({ data: { ...data, createdAt: new Date(Number.NaN) } })
    .catch(loggedError);
  const written = JSON.stringify(refused);
  expect(written).toContain('Invalid value for argument `createdAt`');
  expect(written).not.toMatch(/ida@|Ida|Holm/);
});

test('an error of raw SQL does not repeat the row that was refused', async () => {
  const { db } = await import('@/lib/db');
  const { loggedError } = await import('@/lib/logged-error');
  const sql = `INSERT INTO users (email, first_name) VALUES ('ida@people.example', 'Ida')`;
  for (const write of [() => db.$executeRawUnsafe(sql), () => database.rows(sql)]) {
    const written = JSON.stringify(await write().catch(loggedError));
    expect(written).toContain('null value in column');
    expect(written).not.toMatch(/ida@|Ida/);
  }
});

const metrics = (token: string) => ask('metrics', { authorization: `Bearer ${token}` });

test('ready when the database is migrated and the index can be read; the reason when not', async () => {
  await database.rows(
    `INSERT INTO companies (key, status, digest) VALUES ('10000001', 'ACTIVE', '')`,
  );
  expect(await readiness()).toEqual([503, 'search_index_missing']);
  await database.rows('DELETE FROM companies');
  const { loadCompanies } = await import('@/lib/register/load');
  await loadCompanies([companyRecord(1)], {
    kind: 'FULL',
    snapshotDate: '2022-01-31',
    source: 'SAMPLE',
  });
  expect(await readiness()).toEqual([200, 'ready']);

  const [newest] = await database.rows(
    `SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1 DESC LIMIT 1`,
  );
  const rename = (from: unknown, to: unknown) =>
    database.rows(`UPDATE _prisma_migrations SET migration_name = '${to}'
      WHERE migration_name = '${from}'`);
  await rename(newest?.name, '99999999999999_of_another_version');
  const { log } = await import('@/lib/log');
  const warned = vi.spyOn(log, 'warn');
  expect(await readiness()).toEqual([503, 'migrations_pending']);
  expect(warned.mock.calls).toEqual([
    [{ missing: [newest?.name] }, 'Not ready: run the migrations.'],
  ]);
  warned.mockRestore();
  await rename('99999999999999_of_another_version', newest?.name);
  await database.rows(`INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name)
    VALUES ('next', '', now(), '99999999999999_of_the_version_to_come')`);
  expect(await readiness(), 'a newer version is being rolled out').toEqual([200, 'ready']);
});

test('not ready when the index cannot be read, and the log says why', async () => {
  const { log } = await import('@/lib/log');
  const index = await import('@/lib/search/live-index');
  const broken = new TypeError('Offset is outside the bounds of the DataView');
  const read = vi.spyOn(index, 'prepareIndex').mockRejectedValue(broken);
  const warned = vi.spyOn(log, 'warn');
  expect(await readiness()).toEqual([503, 'search_index_unreadable']);
  expect(warned.mock.calls).toEqual([
    [{ err: broken }, 'Not ready: the search index cannot be read.'],
  ]);
  warned.mockRestore();
  read.mockRestore();
});

test('numbers for whoever has the token, and nothing without one', async () => {
  const asked = 'Bearer realm="veminto"';
  expect(await ask('metrics')).toMatchObject({ status: 401, challenge: asked });
  const invalid = { status: 401, challenge: `${asked}, error="invalid_token"` };
  expect(await metrics(`${TOKEN}x`)).toMatchObject(invalid);
  await database.rows(`CREATE SCHEMA pgboss;
    CREATE TABLE pgboss.job (name text, state text, start_after timestamptz);
    CREATE TABLE pgboss.queue (name text);
    INSERT INTO pgboss.queue VALUES ('mail'), ('digest'), ('export'), ('__pgboss__send-it');
    INSERT INTO pgboss.job VALUES
      ('mail', 'created', now() - interval '10 minutes'), ('mail', 'created', now()),
      ('mail', 'completed', now() - interval '1 hour'),
      ('digest', 'created', now() + interval '1 hour'),
      ('export', 'active', now() - interval '2 hours'), ('export', 'failed', now()), ('__pgboss__send-it', 'created', now())`);
  const { status, text } = await metrics(TOKEN);
  expect(status).toBe(200);
  for (const line of [
    'veminto_http_requests_total{group="metrics",method="GET",status="401"} 2',
    'veminto_database_up 1',
    'veminto_jobs{queue="mail",state="created"} 2',
    'veminto_jobs{queue="export",state="active"} 1',
    'veminto_jobs{queue="export",state="failed"} 1',
    'veminto_jobs{queue="mail",state="failed"} 0',
    'veminto_register_companies 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).not.toMatch(/completed|__pgboss/);
  const read = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  const overdue = text.split('\n').filter((line) => line.startsWith('veminto_jobs_overdue_'));
  expect(overdue.map((line) => line.replace(/ .*/, ''))).toEqual([
    'veminto_jobs_overdue_seconds{queue="mail",state="created"}',
  ]);
  expect(read('veminto_jobs_overdue_seconds\\{queue="mail",state="created"\\}')).toBeCloseTo(
    600,
    -2,
  );
  const days = (Date.now() - Date.UTC(2022, 0, 31)) / 86_400_000;
  expect(read('veminto_register_age_seconds') / 86_400).toBeCloseTo(days, 1);
  const age = read('veminto_register_load_age_seconds\\{source="sample"\\}');
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(600);
  expect(read('veminto_data_free_bytes')).toBeGreaterThan(0);
  expect(read('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(read('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect(read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(read('veminto_database_pool\\{state="waiting"\\}')).toBe(0);
});

test('without its database the process answers, says so, and is not ready', async () => {
  const { db } = await import('@/lib/db');
  await db.$disconnect();
  vi.spyOn(db, '$queryRaw').mockRejectedValue(new Error('connect ECONNREFUSED 127.0.0.1:1'));
  expect(await ask('health')).toEqual({ status: 200, text: '{"status":"ok"}' });
  expect(await readiness()).toEqual([503, 'database_unreachable']);
  expect((await ask('ready')).text).not.toMatch(/ECONN|127\.0|postgres/);
  const { text } = await metrics(TOKEN);
  expect(text).toContain('veminto_database_up 0\n');
  expect(text).not.toMatch(/veminto_register_(?:companies|load_age)/);
});

test('nobody is sent to a process that ends, and without a token there are no numbers', async () => {
  const { noteStopping } = await import('@/lib/operation/stopping');
  noteStopping();
  expect(await readiness()).toEqual([503, 'stopping']);
  const { env } = await import('@/lib/env');
  env.METRICS_TOKEN = undefined;
  expect((await metrics(TOKEN)).status).toBe(404);
});
